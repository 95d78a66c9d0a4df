/** Maximum bytes of an answer with few values: a height, an ID, a name. */
export const smallAnswerBytes = 65_536

/**
 * Maximum bytes of the largest answers: all validators or peers of a large network take some megabytes, a page of UTXOs half
 * a megabyte, a transaction with a genesis some megabytes.
 */
export const largeAnswerBytes = 64 * 1024 * 1024
