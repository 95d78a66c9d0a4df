/**
 * Default number of blocks per partition of PostgreSQL's wide tables, unless the URL sets it: about ten gigabytes for each chain
 * with ten transactions per block and a kilobyte per transaction.
 */
export const partitionBlocks = 1_000_000
