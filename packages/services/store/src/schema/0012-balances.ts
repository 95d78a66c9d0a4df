import type { Migration } from "./migration.ts"

const byKeyAndBlock = (table: string, balance: string) => `CREATE TABLE ${table} (
    chain_id {integer} NOT NULL,
    block_number {integer} NOT NULL,
    key {bytes} NOT NULL,
    balance TEXT${balance},
    PRIMARY KEY (chain_id, key, block_number)
  ) {clustered}`

/**
 * What holders have of tokens. A key is a holder, a standard, a contract and a token ID (`evm/balances/key.ts`). Balances have a row for
 * each block that changed them, of which the last one counts; what contracts answered stands beside them, empty where they did
 * not. Keys that there are stand once more, by whether there is anything left, so that a page passes over what is gone.
 *
 * Chains that are indexed already have no balances at first: they are made of the stored transfers, beside new blocks.
 */
export const balances: Migration = {
  version: 12,
  ddl: {
    chain: [
      byKeyAndBlock("evm_balance", " NOT NULL"),
      byKeyAndBlock("evm_balance_answer", ""),
      `CREATE TABLE evm_holding (
        chain_id {integer} NOT NULL,
        held {small} NOT NULL,
        key {bytes} NOT NULL,
        PRIMARY KEY (chain_id, held, key)
      ) {clustered}`,
      // Of a standard and a contract: how many of its answers were what its events say, were not, and were none; since which block they
      // are believed more than its events, and when all of its holders are to be asked (again), with how far that is.
      `CREATE TABLE evm_balance_verdict (
        chain_id {integer} NOT NULL,
        token {bytes} NOT NULL,
        agreed {integer} NOT NULL,
        differed {integer} NOT NULL,
        unanswered {integer} NOT NULL,
        differs_since {integer},
        walk_at {integer},
        walked TEXT,
        PRIMARY KEY (chain_id, token)
      ) {clustered}`,
      "CREATE INDEX evm_balance_verdict_due ON evm_balance_verdict (chain_id, walk_at, token) WHERE walk_at IS NOT NULL",
    ],
    network: [],
    meta: [],
  },
}
