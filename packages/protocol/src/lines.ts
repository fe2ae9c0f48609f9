/** So many of the latest lines come with a welcome, at most: where there are fewer, none are older. */
export const LINES_AT_FIRST = 100;
