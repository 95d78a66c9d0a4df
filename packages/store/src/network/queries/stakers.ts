import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const stakerColumns = `s.tx_id AS "txId", s.kind AS "kind", s.subnet_id AS "subnetId", s.node_id AS "nodeId",
  s.weight AS "weight", s.start_at AS "start", s.end_at AS "end", s.status AS "status", s.position AS "position",
  s.delegation_shares AS "delegationShares", s.delegator_count AS "delegatorCount",
  s.delegator_weight AS "delegatorWeight", s.total_delegator_count AS "totalDelegatorCount",
  s.total_delegator_weight AS "totalDelegatorWeight", s.delegation_capacity AS "delegationCapacity",
  s.reward_addresses AS "rewardAddresses", s.data AS "data"`

const byId = "SEARCH s USING INDEX sqlite_autoindex_primary_staker_1 (network_id=? AND tx_id=?)"

/** Stakers with a node's last observation of them. */
export const stakersByIds: readonly Query[] = batchQueries(
  "stakers_by_ids",
  (values) => `SELECT ${stakerColumns}, o.uptime AS "uptime", o.connected AS "connected",
      o.potential_reward AS "potentialReward", o.observed_at AS "observedAt",
      o.benched AS "benched"
    FROM primary_staker s LEFT JOIN primary_observation o ON o.network_id = :network AND o.tx_id = s.tx_id
    WHERE s.network_id = :network AND s.tx_id IN (${values})`,
  {
    sqlite: [byId, "SEARCH o USING PRIMARY KEY (network_id=? AND tx_id=?) LEFT-JOIN"],
    postgres: ["primary_staker_pkey", "primary_observation_pkey"],
  },
)

/** The stakers among the transactions, with their displayed data. */
export const stakerDataByIds: readonly Query[] = batchQueries(
  "staker_data_by_ids",
  (values) => `SELECT s.tx_id AS "txId", s.data AS "data" FROM primary_staker s
    WHERE s.network_id = :network AND s.tx_id IN (${values})`,
  { sqlite: [byId], postgres: ["primary_staker_pkey"] },
)

/** Stakers that are pending or active, by transaction. */
export const listCurrentStakers: Query = {
  name: "list_current_stakers",
  sql: `SELECT ${stakerColumns} FROM primary_staker s
    WHERE s.network_id = :network AND s.status <= 1 AND s.tx_id > :txId ORDER BY s.tx_id LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH s USING INDEX primary_staker_current (network_id=? AND tx_id>?)"],
    postgres: ["primary_staker_current"],
  },
}

/** Stakers that are pending or active, by transaction, as far as sums are made of them. */
export const listCurrentStakes: Query = {
  name: "list_current_stakes",
  sql: `SELECT s.tx_id AS "txId", s.kind AS "kind", s.subnet_id AS "subnetId", s.weight AS "weight",
      s.start_at AS "start", s.end_at AS "end", s.status AS "status", s.delegator_weight AS "delegatorWeight",
      s.data AS "data", o.connected AS "connected", o.potential_reward AS "potentialReward"
    FROM primary_staker s LEFT JOIN primary_observation o ON o.network_id = :network AND o.tx_id = s.tx_id
    WHERE s.network_id = :network AND s.status <= 1 AND s.tx_id > :txId ORDER BY s.tx_id LIMIT :limit`,
  plan: {
    sqlite: [
      "SEARCH s USING INDEX primary_staker_current (network_id=? AND tx_id>?)",
      "SEARCH o USING PRIMARY KEY (network_id=? AND tx_id=?) LEFT-JOIN",
    ],
    postgres: ["primary_staker_current", "primary_observation_pkey"],
  },
}

/** The filter and sort values of validators that changed after a change. */
export const listChangedValidators: Query = {
  name: "list_changed_validators",
  sql: `SELECT tx_id AS "txId", subnet_id AS "subnetId", node_id AS "nodeId", weight AS "weight",
      delegator_weight AS "delegatorWeight", end_at AS "end", status AS "status", position AS "position",
      delegation_shares AS "delegationShares", delegation_capacity AS "delegationCapacity", change_number AS "change"
    FROM primary_staker
    WHERE network_id = :network AND kind = 0 AND (change_number, tx_id) > (:change, :txId)
    ORDER BY change_number, tx_id LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH primary_staker USING INDEX primary_staker_change (network_id=? AND (change_number,tx_id)>(?,?))"],
    postgres: ["primary_staker_change"],
  },
}

/** The expected rewards of delegators that changed after a change. */
export const listChangedDelegators: Query = {
  name: "list_changed_delegators",
  sql: `SELECT tx_id AS "txId", status AS "status", delegation_shares AS "delegationShares", data AS "data",
      change_number AS "change"
    FROM primary_staker
    WHERE network_id = :network AND kind = 1 AND (change_number, tx_id) > (:change, :txId)
    ORDER BY change_number, tx_id LIMIT :limit`,
  plan: {
    sqlite: [
      "SEARCH primary_staker USING INDEX primary_delegator_change (network_id=? AND (change_number,tx_id)>(?,?))",
    ],
    postgres: ["primary_delegator_change"],
  },
}

/** Uptimes and potential rewards that were observed after a change. */
export const listChangedUptimes: Query = {
  name: "list_changed_uptimes",
  sql: `SELECT tx_id AS "txId", uptime AS "uptime", potential_reward AS "potentialReward", change_number AS "change" FROM primary_observation
    WHERE network_id = :network AND (change_number, tx_id) > (:change, :txId)
    ORDER BY change_number, tx_id LIMIT :limit`,
  plan: {
    sqlite: [
      "SEARCH primary_observation USING INDEX primary_observation_change (network_id=? AND (change_number,tx_id)>(?,?))",
    ],
    postgres: ["primary_observation_change"],
  },
}
