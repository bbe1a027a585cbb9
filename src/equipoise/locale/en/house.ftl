# What every game says.

unknown-words =
    .unknown = “{ $words }” is nothing one can say in this game.

# People count seats from 1; the words of the games and game files count them from 0.
seat = seat { $number }

option-on = yes
option-off = no

# A longer list is its first member and the list of the rest.
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
