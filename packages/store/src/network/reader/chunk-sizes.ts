/** Rows in the first read when most rows may be filtered out; each next read doubles the size, up to {@link largestChunk}. */
export const smallestChunk = 32

/** Maximum rows per read. */
export const largestChunk = 512
