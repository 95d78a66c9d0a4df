import type { Query } from "../../queries/query.ts"

const plan: Query["plan"] = {
  sqlite: ["SEARCH evm_projection USING PRIMARY KEY (chain_id=?)"],
  postgres: ["evm_projection_pkey"],
}

/** Which lists are kept of a chain, and how far, by name. */
export const readProjections: Query = {
  name: "read_projections",
  sql: `SELECT name AS "name", version AS "version", next_block AS "nextBlock", enabled AS "enabled" FROM evm_projection
    WHERE chain_id = :chain ORDER BY name`,
  plan,
}

/** What had blocks that are undone goes on from there. */
export const moveProjectionsBack: Query = {
  name: "move_projections_back",
  sql: "UPDATE evm_projection SET next_block = :next WHERE chain_id = :chain AND next_block > :next",
  plan,
}

/** Empties a list. */
export const deleteList: Query = {
  name: "delete_list",
  sql: "DELETE FROM evm_list WHERE chain_id = :chain AND list = :list",
  plan: { sqlite: ["SEARCH evm_list USING PRIMARY KEY (chain_id=? AND list=?)"], postgres: ["evm_list_pkey"] },
}
