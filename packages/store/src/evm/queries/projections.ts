import type { Query } from "../../queries/query.ts"

const projectionPlan: Query["plan"] = {
  sqlite: ["SEARCH evm_projection USING PRIMARY KEY (chain_id=?)"],
  postgres: ["evm_projection_pkey"],
}

/** The progress of a chain's projections, by name. */
export const readProjections: Query = {
  name: "read_projections",
  sql: `SELECT name AS "name", version AS "version", next_block AS "nextBlock", enabled AS "enabled" FROM evm_projection
    WHERE chain_id = :chain ORDER BY name`,
  plan: projectionPlan,
}

/** Moves projections that have rolled-back blocks back to the rollback's block. */
export const moveProjectionsBack: Query = {
  name: "move_projections_back",
  sql: "UPDATE evm_projection SET next_block = :next WHERE chain_id = :chain AND next_block > :next",
  plan: projectionPlan,
}

/** Makes a list wait from a block on. */
export const deferProjection: Query = {
  name: "defer_projection",
  sql: "UPDATE evm_projection SET next_block = :next WHERE chain_id = :chain AND name = :name",
  plan: {
    sqlite: ["SEARCH evm_projection USING PRIMARY KEY (chain_id=? AND name=?)"],
    postgres: ["evm_projection_pkey"],
  },
}

const ofList: Query["plan"] = {
  sqlite: ["SEARCH evm_list USING PRIMARY KEY (chain_id=? AND list=?)"],
  postgres: ["evm_list_pkey"],
}

/** The entry of a list at an offset from the first. */
export const listEntryAt: Query = {
  name: "list_entry_at",
  sql: `SELECT key AS "key", block_number AS "block", position AS "position", sub AS "sub" FROM evm_list
    WHERE chain_id = :chain AND list = :list ORDER BY key, block_number, position, sub LIMIT 1 OFFSET :offset`,
  plan: ofList,
}

/** Deletes the first entries of a list, before a given one. */
export const deleteEntriesBefore: Query = {
  name: "delete_entries_before",
  sql: `DELETE FROM evm_list WHERE chain_id = :chain AND list = :list
    AND (key, block_number, position, sub) < (:key, :block, :position, :sub)`,
  plan: {
    sqlite: ["SEARCH evm_list USING PRIMARY KEY (chain_id=? AND list=? AND (key,block_number,position,sub)<(?,?,?,?))"],
    postgres: ["evm_list_pkey"],
  },
}

/** Deletes all remaining entries of a list, when few are left. */
export const deleteList: Query = {
  name: "delete_list",
  sql: "DELETE FROM evm_list WHERE chain_id = :chain AND list = :list",
  plan: ofList,
}

/** The number of entries of a list. */
export const countEntries: Query = {
  name: "count_entries",
  sql: 'SELECT count(*) AS "entries" FROM evm_list WHERE chain_id = :chain AND list = :list',
  plan: ofList,
}
