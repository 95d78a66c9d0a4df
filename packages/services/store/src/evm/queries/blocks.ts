import type { Query } from "../../queries/query.ts"

const byNumber = "SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number=?)"

/** Blocks below a number, newest first. */
export const listBlocks: Query = {
  name: "list_blocks",
  sql: `SELECT number AS "number", json AS "json" FROM evm_block
    WHERE chain_id = :chain AND number < :number ORDER BY number DESC LIMIT :limit`,
  postgresSql: `SELECT number AS "number", json AS "json" FROM evm_block
    WHERE chain_id = :chain AND number >= :floor AND number < :number ORDER BY number DESC LIMIT :limit`,
  descendsFrom: "number",
  plan: { sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number<?)"], postgres: ["evm_block_pkey"] },
}

export const blockByNumber: Query = {
  name: "block_by_number",
  sql: `SELECT number AS "number", json AS "json" FROM evm_block WHERE chain_id = :chain AND number = :number`,
  plan: { sqlite: [byNumber], postgres: ["evm_block_pkey"] },
}

export const blockByHash: Query = {
  name: "block_by_hash",
  sql: `SELECT number AS "number", json AS "json" FROM evm_block WHERE chain_id = :chain AND hash = :hash`,
  postgresSql: `SELECT number AS "number", json AS "json" FROM evm_block WHERE chain_id = :chain
    AND number = (SELECT number FROM evm_block_hash WHERE chain_id = :chain AND hash = :hash)`,
  plan: {
    sqlite: ["SEARCH evm_block USING INDEX evm_block_hash (chain_id=? AND hash=?)"],
    postgres: ["evm_block_pkey", "evm_block_hash_pkey"],
  },
}

/** What a writer compares with the node's blocks. */
export const blockReference: Query = {
  name: "block_reference",
  sql: `SELECT number AS "number", hash AS "hash", timestamp AS "timestamp" FROM evm_block
    WHERE chain_id = :chain AND number = :number`,
  plan: { sqlite: [byNumber], postgres: ["evm_block_pkey"] },
}

/** What the blocks above a number have added to the counters, oldest first. */
export const blockCountsAbove: Query = {
  name: "block_counts_above",
  sql: `SELECT timestamp AS "timestamp", transaction_count AS "transactionCount", gas_used AS "gasUsed" FROM evm_block
    WHERE chain_id = :chain AND number > :number ORDER BY number`,
  plan: { sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number>?)"], postgres: ["evm_block_pkey"] },
}

export const deleteBlocksAbove: Query = {
  name: "delete_blocks_above",
  sql: "DELETE FROM evm_block WHERE chain_id = :chain AND number > :number",
  postgresSql: `WITH gone AS (
      DELETE FROM evm_block WHERE chain_id = :chain AND number > :number RETURNING chain_id, hash, timestamp, number
    ), hashes AS (
      DELETE FROM evm_block_hash h USING gone WHERE h.chain_id = gone.chain_id AND h.hash = gone.hash
    )
    DELETE FROM evm_block_time t USING gone
    WHERE t.chain_id = gone.chain_id AND t.timestamp = gone.timestamp AND t.number = gone.number`,
  plan: {
    sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number>?)"],
    postgres: ["evm_block_pkey", "evm_block_hash_pkey", "evm_block_time_pkey"],
  },
}
