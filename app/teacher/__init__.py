"""What teaches: hints with reasons, reviews of matches, what to practise. Pure, in slices."""
