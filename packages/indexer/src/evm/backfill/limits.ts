const mebibyte = 1024 * 1024

/**
 * Bytes of an answer about a single block, at most: a larger block is refused by name. The thread's heap has room for the
 * text and what it is parsed to.
 */
export const largestAnswer = 64 * mebibyte

/** Bytes that the rows of a single block take in memory, at most: some 200,000 transfers or more. A block of more is refused by name. */
export const largestRows = 224 * mebibyte
