import type { Migration } from "./migration.ts"

/**
 * What nodes answered about blocks, in chunks of consecutive blocks. A chunk is found by its last block, so that the one with a block
 * is the first that ends at it or above. Chains that are indexed already have no archive until they are indexed again: it begins with the
 * next block.
 *
 * In PostgreSQL it is partitioned like the other fat tables. What is compressed is not to be compressed again.
 */
export const archive: Migration = {
  version: 9,
  ddl: {
    chain: [
      {
        sqlite: `CREATE TABLE evm_archive (
          chain_id INTEGER NOT NULL,
          last_block INTEGER NOT NULL,
          first_block INTEGER NOT NULL,
          raw_bytes INTEGER NOT NULL,
          digest BLOB NOT NULL,
          blocks BLOB NOT NULL,
          PRIMARY KEY (chain_id, last_block)
        ) WITHOUT ROWID`,
        postgres: `CREATE TABLE evm_archive (
          chain_id int8 NOT NULL,
          last_block int8 NOT NULL,
          first_block int8 NOT NULL,
          raw_bytes int8 NOT NULL,
          digest bytea NOT NULL,
          blocks bytea NOT NULL,
          PRIMARY KEY (chain_id, last_block)
        ) PARTITION BY RANGE (chain_id, last_block)`,
      },
      { postgres: "ALTER TABLE evm_archive ALTER COLUMN blocks SET STORAGE EXTERNAL" },
      `CREATE TABLE evm_archive_state (
        chain_id {integer} NOT NULL,
        first_block {integer} NOT NULL,
        last_block {integer} NOT NULL,
        merged_to {integer} NOT NULL,
        PRIMARY KEY (chain_id)
      ) {clustered}`,
    ],
    network: [],
    meta: [],
  },
}
