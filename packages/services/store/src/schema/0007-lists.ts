import type { Ddl } from "./dialect.ts"
import type { Migration } from "./migration.ts"

/** Bytes of two columns in one, in each engine's words. */
const joined = (one: string, other: string) => ({
  sqlite: `CAST(${one} || ${other} AS BLOB)`,
  postgres: `${one} || ${other}`,
})

const forBoth = (write: (engine: "sqlite" | "postgres") => string): Ddl => ({
  sqlite: write("sqlite"),
  postgres: write("postgres"),
})

/** The journal of earlier versions named its tables by a kind; lists have ids. */
const journalOf = (kind: number, list: number, key = { sqlite: "address", postgres: "address" }): Ddl =>
  forBoth(
    (engine) => `INSERT INTO evm_journal SELECT chain_id, block_number, ${list}, ${key[engine]}
      FROM evm_journal_before WHERE kind = ${kind}`,
  )

const list = (id: number, key: string, positions: readonly [string, string], from: string): Ddl =>
  `INSERT INTO evm_list (chain_id, list, key, block_number, position, sub)
    SELECT chain_id, ${id}, ${key}, block_number, ${positions.join(", ")} FROM ${from}`

/**
 * All lists are one table. What was a table each becomes rows of it, so that a new list needs none. Deployments, which stood once
 * for each who had a part in them, stand once, by block.
 */
export const lists: Migration = {
  version: 7,
  ddl: {
    chain: [
      // The sessions' own settings keep the planner from reading tables whole.
      { postgres: "SET LOCAL enable_seqscan = on" },
      { postgres: "SET LOCAL enable_sort = on" },
      // The order of columns is that in which PostgreSQL wastes no room between them.
      `CREATE TABLE evm_list (
        chain_id {integer} NOT NULL,
        block_number {integer} NOT NULL,
        position {int} NOT NULL,
        sub {int} NOT NULL,
        list {small} NOT NULL,
        key {bytes} NOT NULL,
        PRIMARY KEY (chain_id, list, key, block_number, position, sub)
      ) {clustered}`,
      list(1, "token", ["log_index", "batch_index"], "evm_token_transfer"),
      "DROP TABLE evm_token_transfer",
      list(2, "address", ["log_index", "batch_index"], "evm_erc721_transfer"),
      "DROP TABLE evm_erc721_transfer",
      "ALTER TABLE evm_deployment RENAME TO evm_deployment_before",
      { postgres: "ALTER INDEX evm_deployment_pkey RENAME TO evm_deployment_before_pkey" },
      `CREATE TABLE evm_deployment (
        chain_id {integer} NOT NULL,
        block_number {integer} NOT NULL,
        transaction_index {integer} NOT NULL,
        sequence {integer} NOT NULL,
        address {bytes} NOT NULL,
        transaction_hash {bytes} NOT NULL,
        deployer {bytes} NOT NULL,
        deployer_contract {bytes},
        PRIMARY KEY (chain_id, block_number, transaction_index, sequence)
      ) {clustered}`,
      `INSERT INTO evm_deployment SELECT chain_id, block_number, transaction_index, sequence, address, transaction_hash,
        deployer, deployer_contract FROM evm_deployment_before WHERE creator = deployer`,
      list(3, "creator", ["transaction_index", "sequence"], "evm_deployment_before"),
      list(4, "address", ["transaction_index", "sequence"], "evm_deployment"),
      "DROP TABLE evm_deployment_before",
      "ALTER TABLE evm_journal RENAME TO evm_journal_before",
      { postgres: "ALTER INDEX evm_journal_pkey RENAME TO evm_journal_before_pkey" },
      `CREATE TABLE evm_journal (
        chain_id {integer} NOT NULL,
        block_number {integer} NOT NULL,
        list {small} NOT NULL,
        key {bytes} NOT NULL,
        PRIMARY KEY (chain_id, block_number, list, key)
      ) {clustered}`,
      journalOf(1, 1),
      journalOf(2, 2),
      journalOf(4, 3),
      `INSERT INTO evm_journal SELECT DISTINCT d.chain_id, d.block_number, 4, d.address
        FROM evm_deployment d JOIN evm_checkpoint c ON c.chain_id = d.chain_id AND d.block_number >= c.journal_from`,
      journalOf(3, 101, joined("address", "token_id")),
      journalOf(5, 102),
      "DROP TABLE evm_journal_before",
      // Whether a list has all blocks: next_block is empty where it has, and then it grows with them.
      `CREATE TABLE evm_projection (
        chain_id {integer} NOT NULL,
        name TEXT NOT NULL,
        version {integer} NOT NULL,
        next_block {integer},
        enabled {integer} NOT NULL,
        PRIMARY KEY (chain_id, name)
      ) {clustered}`,
      ...["token-transfers", "erc721-transfers", "deployments-by-creator", "deployments-of-contract"].map(
        (name) => `INSERT INTO evm_projection SELECT chain_id, '${name}', 1, NULL, 1 FROM evm_checkpoint`,
      ),
    ],
    network: [],
    meta: [],
  },
  cost: {
    sqlite: "The lists of transfers by token and by address are written again, and need their room twice meanwhile.",
    postgres:
      "The lists of transfers by token and by address are written again, and need their room twice meanwhile; nothing is indexed or served " +
      "until it is done.",
  },
}
