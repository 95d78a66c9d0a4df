import type { Query } from "../../queries/query.ts"

const blockColumns = `number AS "number", timestamp AS "timestamp", json AS "json"`
const byNumber = "SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number=?)"

/** The number of the last block at or before a moment, from a table with both columns. Timestamps never decrease from block to block. */
export const lastUpTo = (table: "evm_block" | "evm_block_time") =>
  `(SELECT number FROM ${table} WHERE chain_id = :chain AND timestamp <= :timestamp
    ORDER BY timestamp DESC, number DESC LIMIT 1)`

/** SQLite's plan for this search. */
export const upToBlock = "SEARCH evm_block USING COVERING INDEX evm_block_timestamp (chain_id=? AND timestamp<?)"

/** Blocks below a number, newest first. */
export const listBlocks: Query = {
  name: "list_blocks",
  sql: `SELECT ${blockColumns} FROM evm_block
    WHERE chain_id = :chain AND number < :number ORDER BY number DESC LIMIT :limit`,
  postgresSql: `SELECT ${blockColumns} FROM evm_block
    WHERE chain_id = :chain AND number >= :floor AND number < :number ORDER BY number DESC LIMIT :limit`,
  descendsFrom: "number",
  plan: { sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number<?)"], postgres: ["evm_block_pkey"] },
}

const upTo = (last: string) => `SELECT ${blockColumns} FROM evm_block
    WHERE chain_id = :chain AND number <= ${last} ORDER BY number DESC LIMIT :limit`

/** Blocks at or before a moment, newest first. */
export const listBlocksUpTo: Query = {
  name: "list_blocks_up_to",
  sql: upTo(lastUpTo("evm_block")),
  postgresSql: upTo(lastUpTo("evm_block_time")),
  plan: {
    sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number<?)", upToBlock],
    postgres: ["evm_block_pkey", "evm_block_time_pkey"],
  },
}

export const blockByNumber: Query = {
  name: "block_by_number",
  sql: `SELECT ${blockColumns} FROM evm_block WHERE chain_id = :chain AND number = :number`,
  plan: { sqlite: [byNumber], postgres: ["evm_block_pkey"] },
}

export const blockByHash: Query = {
  name: "block_by_hash",
  sql: `SELECT ${blockColumns} FROM evm_block WHERE chain_id = :chain AND hash = :hash`,
  postgresSql: `SELECT ${blockColumns} FROM evm_block WHERE chain_id = :chain
    AND number = (SELECT number FROM evm_block_hash WHERE chain_id = :chain AND hash = :hash)`,
  plan: {
    sqlite: ["SEARCH evm_block USING INDEX evm_block_hash (chain_id=? AND hash=?)"],
    postgres: ["evm_block_pkey", "evm_block_hash_pkey"],
  },
}

/** Blocks whose hash is in a range, in the order of hashes. */
export const blocksByHashRange: Query = {
  name: "blocks_by_hash_range",
  sql: `SELECT number AS "number", hash AS "hash" FROM evm_block
    WHERE chain_id = :chain AND hash >= :low AND hash <= :high ORDER BY hash LIMIT :limit`,
  postgresSql: `SELECT number AS "number", hash AS "hash" FROM evm_block_hash
    WHERE chain_id = :chain AND hash >= :low AND hash <= :high ORDER BY hash LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_block USING COVERING INDEX evm_block_hash (chain_id=? AND hash>? AND hash<?)"],
    postgres: ["evm_block_hash_pkey"],
  },
}

/** The columns that a writer compares with the node's blocks. */
export const blockReference: Query = {
  name: "block_reference",
  sql: `SELECT number AS "number", hash AS "hash", timestamp AS "timestamp" FROM evm_block
    WHERE chain_id = :chain AND number = :number`,
  plan: { sqlite: [byNumber], postgres: ["evm_block_pkey"] },
}

/** The shares of the blocks above a number in the counters, oldest first. */
export const blockCountsAbove: Query = {
  name: "block_counts_above",
  sql: `SELECT ${blockColumns}, transaction_count AS "transactionCount", gas_used AS "gasUsed" FROM evm_block
    WHERE chain_id = :chain AND number > :number ORDER BY number`,
  plan: { sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number>?)"], postgres: ["evm_block_pkey"] },
}

export const deleteBlocksAbove: Query = {
  name: "delete_blocks_above",
  sql: "DELETE FROM evm_block WHERE chain_id = :chain AND number > :number",
  postgresSql: `WITH gone AS (
      DELETE FROM evm_block WHERE chain_id = :chain AND number > :number RETURNING hash, timestamp, number
    ), hashes AS (
      DELETE FROM evm_block_hash h USING gone WHERE h.chain_id = :chain AND h.hash = gone.hash
    )
    DELETE FROM evm_block_time t USING gone
    WHERE t.chain_id = :chain AND t.timestamp = gone.timestamp AND t.number = gone.number`,
  plan: {
    sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number>?)"],
    postgres: ["evm_block_pkey", "evm_block_hash_pkey", "evm_block_time_pkey"],
  },
}
