# irregularities
