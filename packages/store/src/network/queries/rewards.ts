import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

/** Rewards by the IDs of the UTXOs that pay them. */
export const rewardsByIds: readonly Query[] = batchQueries(
  "rewards_by_ids",
  (values) => `SELECT id AS "id", utxo_key AS "key", type AS "type", staker_tx AS "stakerTx", reward_tx AS "rewardTx",
      node_id AS "nodeId", addresses AS "addresses", amount AS "amount", asset_id AS "assetId", start_at AS "start",
      end_at AS "end", stake AS "stake", height AS "height", timestamp AS "timestamp"
    FROM primary_reward WHERE network_id = :network AND id IN (${values})`,
  {
    sqlite: ["SEARCH primary_reward USING INDEX sqlite_autoindex_primary_reward_1 (network_id=? AND id=?)"],
    postgres: ["primary_reward_pkey"],
  },
)
