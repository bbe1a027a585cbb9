# What every game says.

unknown-words =
    .unknown = “{ $words }” is nothing one can say in this game.

# Seats count from 0, as in the words of the games and in game files.
seat = seat { $number }

# A longer list is its first member and the list of the rest.
list-two = { $first } and { $last }
list-more = { $first }, { $rest }
