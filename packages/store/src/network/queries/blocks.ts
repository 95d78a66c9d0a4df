import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const blockPlan = "SEARCH primary_block USING PRIMARY KEY (network_id=? AND chain=? AND height"
const blockColumns = `height AS "height", json AS "json"`

/** Blocks below a height, newest first. */
export const listNetworkBlocks: Query = {
  name: "list_network_blocks",
  sql: `SELECT ${blockColumns} FROM primary_block
    WHERE network_id = :network AND chain = :chain AND height < :height ORDER BY height DESC LIMIT :limit`,
  plan: { sqlite: [`${blockPlan}<?)`], postgres: ["primary_block_pkey"] },
}

/** Blocks above a height, oldest first. */
export const listNetworkBlocksUpwards: Query = {
  name: "list_network_blocks_upwards",
  sql: `SELECT ${blockColumns}, id AS "id" FROM primary_block
    WHERE network_id = :network AND chain = :chain AND height > :height ORDER BY height LIMIT :limit`,
  plan: { sqlite: [`${blockPlan}>?)`], postgres: ["primary_block_pkey"] },
}

/** Blocks of a chain by their heights. */
export const networkBlocksByHeights: readonly Query[] = batchQueries(
  "network_blocks_by_heights",
  (values) =>
    `SELECT ${blockColumns} FROM primary_block WHERE network_id = :network AND chain = :chain AND height IN (${values})`,
  { sqlite: [`${blockPlan}=?)`], postgres: ["primary_block_pkey"] },
)

/** Replaces the JSON of a block. */
export const showNetworkBlock: Query = {
  name: "show_network_block",
  sql: "UPDATE primary_block SET json = :json WHERE network_id = :network AND chain = :chain AND height = :height",
  plan: { sqlite: [`${blockPlan}=?)`], postgres: ["primary_block_pkey"] },
}

export const networkBlockByHeight: Query = {
  name: "network_block_by_height",
  sql: `SELECT ${blockColumns} FROM primary_block WHERE network_id = :network AND chain = :chain AND height = :height`,
  plan: { sqlite: [`${blockPlan}=?)`], postgres: ["primary_block_pkey"] },
}

/** The last block at or below a height. */
export const networkBlockUpTo: Query = {
  name: "network_block_up_to",
  sql: `SELECT height AS "height", id AS "id" FROM primary_block
    WHERE network_id = :network AND chain = :chain AND height <= :height ORDER BY height DESC LIMIT 1`,
  plan: { sqlite: [`${blockPlan}<?)`], postgres: ["primary_block_pkey"] },
}

export const networkBlockById: Query = {
  name: "network_block_by_id",
  sql: `SELECT b.height AS "height", b.json AS "json" FROM primary_block_id i CROSS JOIN primary_block b
    WHERE i.network_id = :network AND i.chain = :chain AND i.id = :id
    AND b.network_id = :network AND b.chain = :chain AND b.height = i.height`,
  plan: {
    sqlite: [
      "SEARCH i USING PRIMARY KEY (network_id=? AND chain=? AND id=?)",
      "SEARCH b USING PRIMARY KEY (network_id=? AND chain=? AND height=?)",
    ],
    postgres: ["primary_block_id_pkey", "primary_block_pkey"],
  },
}

const byTime = "SEARCH primary_block_time USING PRIMARY KEY (network_id=? AND chain=? AND timestamp"

/** The first block after a moment. Timestamps never decrease from block to block. */
export const firstBlockAfter: Query = {
  name: "first_network_block_after",
  sql: `SELECT height AS "height" FROM primary_block_time
    WHERE network_id = :network AND chain = :chain AND timestamp > :timestamp ORDER BY timestamp, height LIMIT 1`,
  plan: { sqlite: [`${byTime}>?)`], postgres: ["primary_block_time_pkey"] },
}

/** The last block before a moment. */
export const lastBlockBefore: Query = {
  name: "last_network_block_before",
  sql: `SELECT height AS "height" FROM primary_block_time WHERE network_id = :network AND chain = :chain
    AND timestamp < :timestamp ORDER BY timestamp DESC, height DESC LIMIT 1`,
  plan: { sqlite: [`${byTime}<?)`], postgres: ["primary_block_time_pkey"] },
}
