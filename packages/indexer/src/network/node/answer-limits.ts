/** Bytes of an answer with a few values at most: a height, an ID, a name. */
export const smallAnswerBytes = 65_536

/**
 * Bytes of the largest answers at most: all validators or peers of a large network take some megabytes, a page of UTXOs half a one, a
 * transaction with a genesis some more.
 */
export const largeAnswerBytes = 64 * 1024 * 1024
