/**
 * How many blocks a partition of PostgreSQL's fat tables has, unless the URL says otherwise: of a chain with ten transactions a
 * block and a kilobyte a transaction some ten gigabytes.
 */
export const partitionBlocks = 1_000_000
