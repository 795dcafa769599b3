// Tests of the index.
