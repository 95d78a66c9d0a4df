import type { Migration } from "./migration.ts"

/** Which delegators changed after a change, for what validators are expected to keep of their rewards. */
export const delegatorChanges: Migration = {
  version: 19,
  ddl: {
    chain: [],
    meta: [],
    network: [
      "CREATE INDEX primary_delegator_change ON primary_staker (network_id, change_number, tx_id) WHERE kind = 1",
    ],
  },
}
