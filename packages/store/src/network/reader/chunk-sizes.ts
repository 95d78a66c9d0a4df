/** Rows that are read first where most of them may not be wanted; each next read doubles them, up to {@link largestChunk}. */
export const smallestChunk = 32

/** Rows that are read at once at most. */
export const largestChunk = 512
