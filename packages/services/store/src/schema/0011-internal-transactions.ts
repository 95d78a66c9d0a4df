import type { Migration } from "./migration.ts"

const columns = (integer: string) => `
  chain_id ${integer} NOT NULL,
  block_number ${integer} NOT NULL,
  transaction_index ${integer} NOT NULL,
  sequence ${integer} NOT NULL,
  fragment text NOT NULL,
  PRIMARY KEY (chain_id, block_number, transaction_index, sequence)`

/**
 * Internal transactions, in the order of their blocks. In PostgreSQL they are partitioned like the other fat rows. A chain that is
 * indexed already has those of its next blocks only, which the state of its traces tells.
 */
export const internalTransactions: Migration = {
  version: 11,
  ddl: {
    chain: [
      {
        sqlite: `CREATE TABLE evm_internal_transaction (${columns("INTEGER")}) WITHOUT ROWID`,
        postgres: `CREATE TABLE evm_internal_transaction (${columns("int8")}) PARTITION BY RANGE (chain_id, block_number)`,
      },
      `CREATE TABLE evm_trace_state (
        chain_id {integer} NOT NULL,
        first_block {integer} NOT NULL,
        is_whole {integer} NOT NULL,
        PRIMARY KEY (chain_id)
      ) {clustered}`,
    ],
    network: [],
    meta: [],
  },
}
