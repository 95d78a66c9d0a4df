const mebibyte = 1024 * 1024

/**
 * Maximum bytes of an answer about a single block; a larger block is refused with an error that names it. The thread's heap
 * has room for the text and the parsed value.
 */
export const largestAnswer = 64 * mebibyte

/** Maximum memory in bytes of the rows of a single block: about 200,000 transfers or more. A larger block is refused with an error that names it. */
export const largestRows = 224 * mebibyte
