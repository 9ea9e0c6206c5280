# act_of_moving
