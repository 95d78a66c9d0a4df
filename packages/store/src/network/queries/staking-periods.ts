import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

/** The displayed data of periods, by the transactions that ended them. */
export const stakingPeriodsByIds: readonly Query[] = batchQueries(
  "staking_periods_by_ids",
  (values) => `SELECT reward_tx AS "rewardTx", data AS "data" FROM primary_staking_period
    WHERE network_id = :network AND reward_tx IN (${values})`,
  {
    sqlite: [
      "SEARCH primary_staking_period USING INDEX sqlite_autoindex_primary_staking_period_1 (network_id=? AND reward_tx=?)",
    ],
    postgres: ["primary_staking_period_pkey"],
  },
)
