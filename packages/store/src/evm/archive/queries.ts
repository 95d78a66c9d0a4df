import type { Query } from "../../queries/query.ts"

const after = {
  sqlite: ["SEARCH evm_archive USING PRIMARY KEY (chain_id=? AND last_block>?)"],
  postgres: ["evm_archive_pkey"],
}
const between = {
  sqlite: ["SEARCH evm_archive USING PRIMARY KEY (chain_id=? AND last_block>? AND last_block<?)"],
  postgres: ["evm_archive_pkey"],
}
const ofState = {
  sqlite: ["SEARCH evm_archive_state USING PRIMARY KEY (chain_id=?)"],
  postgres: ["evm_archive_state_pkey"],
}
const archiveColumns = `first_block AS "first", last_block AS "last", raw_bytes AS "rawBytes"`

/** The range of a chain's archived blocks. */
export const readArchiveState: Query = {
  name: "read_archive_state",
  sql: `SELECT first_block AS "first", last_block AS "last", merged_to AS "mergedTo" FROM evm_archive_state
    WHERE chain_id = :chain`,
  plan: ofState,
}

export const deleteArchiveState: Query = {
  name: "delete_archive_state",
  sql: "DELETE FROM evm_archive_state WHERE chain_id = :chain",
  plan: ofState,
}

/** Ranges of the chunks that end above a block, ascending; without their bytes. */
export const listChunkRanges: Query = {
  name: "list_chunk_places",
  sql: `SELECT ${archiveColumns} FROM evm_archive WHERE chain_id = :chain AND last_block > :number
    ORDER BY last_block LIMIT :limit`,
  plan: after,
}

/** The first chunk that ends above a block. */
export const chunkEndingAbove: Query = {
  name: "chunk_ending_above",
  sql: `SELECT ${archiveColumns}, digest AS "digest", blocks AS "bytes" FROM evm_archive
    WHERE chain_id = :chain AND last_block > :number ORDER BY last_block LIMIT 1`,
  plan: after,
}

/** Chunks that end above one block and not above another. */
export const chunksEndingWithin: Query = {
  name: "chunks_ending_within",
  sql: `SELECT ${archiveColumns}, digest AS "digest", blocks AS "bytes" FROM evm_archive
    WHERE chain_id = :chain AND last_block > :number AND last_block <= :upTo ORDER BY last_block`,
  plan: between,
}

export const deleteChunksAbove: Query = {
  name: "delete_chunks_above",
  sql: "DELETE FROM evm_archive WHERE chain_id = :chain AND last_block > :number",
  plan: after,
}

export const deleteChunksWithin: Query = {
  name: "delete_chunks_within",
  sql: "DELETE FROM evm_archive WHERE chain_id = :chain AND last_block > :number AND last_block <= :upTo",
  plan: between,
}

/** Hashes of stored blocks. */
export const blockHashesWithin: Query = {
  name: "block_hashes_within",
  sql: `SELECT number AS "number", hash AS "hash" FROM evm_block
    WHERE chain_id = :chain AND number > :number AND number <= :upTo ORDER BY number`,
  plan: {
    sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number>? AND number<?)"],
    postgres: ["evm_block_pkey"],
  },
}
