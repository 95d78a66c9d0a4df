import type { Migration } from "./migration.ts"

/** Periods of validators that renew themselves (Helicon), by the transaction that ended each. */
export const stakingPeriods: Migration = {
  version: 3,
  ddl: {
    chain: [],
    meta: [],
    network: [
      `CREATE TABLE primary_staking_period (
        network_id {integer} NOT NULL,
        reward_tx {bytes} NOT NULL,
        staker_tx {bytes} NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (network_id, reward_tx)
      )`,
    ],
  },
}
