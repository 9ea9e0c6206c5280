//! Letters without their accents, in lower case: what is the same to a hasty hand and to braille.

/// The text in lower case, its Latin letters without accents.
pub(crate) fn letters(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        match base(letter) {
            Some(base) => plain.push_str(base),
            None => plain.push(letter),
        }
    }
    plain
}

/// How many letters have to be changed, put in or left out to make one text of the other.
pub(crate) fn apart(one: &str, other: &str) -> usize {
    let mut above: Vec<usize> = (0..=other.chars().count()).collect();
    let mut row = above.clone();
    for (at, letter) in one.chars().enumerate() {
        row[0] = at + 1;
        for (place, known) in other.chars().enumerate() {
            let changed = above[place] + usize::from(letter != known);
            row[place + 1] = changed.min(row[place] + 1).min(above[place + 1] + 1);
        }
        core::mem::swap(&mut above, &mut row);
    }
    above.last().copied().unwrap_or(0)
}

/// The plain spelling of a letter in lower case; `None` if it has none, or is plain.
pub(crate) fn base(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'ç' | 'ć' | 'č' | 'ĉ' | 'ċ' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' | 'ə' => "e",
        'ğ' | 'ģ' | 'ĝ' => "g",
        'ħ' | 'ĥ' => "h",
        'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ł' | 'ľ' | 'ļ' | 'ĺ' => "l",
        'ñ' | 'ń' | 'ň' | 'ņ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' => "o",
        'ř' | 'ŕ' => "r",
        'ś' | 'š' | 'ş' | 'ș' | 'ŝ' => "s",
        'ť' | 'ţ' | 'ț' => "t",
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' | 'ų' | 'ŭ' => "u",
        'ý' | 'ÿ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        'ß' => "ss",
        'æ' => "ae",
        'œ' => "oe",
        'þ' => "th",
        // Marks that follow their letter.
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}
