import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const l1ValidatorColumns = `validation_id AS "validationId", subnet_id AS "subnetId", node_id AS "nodeId", weight AS "weight",
  start_at AS "start", position AS "position", tx_id AS "txId", end_accumulated_fee AS "endAccumulatedFee",
  min_nonce AS "minNonce", balance_addresses AS "balanceAddresses", data AS "data"`

export const l1ValidatorsByIds: readonly Query[] = batchQueries(
  "l1_validators_by_ids",
  (values) =>
    `SELECT ${l1ValidatorColumns} FROM primary_l1_validator WHERE network_id = :network AND validation_id IN (${values})`,
  {
    sqlite: [
      "SEARCH primary_l1_validator USING INDEX sqlite_autoindex_primary_l1_validator_1 (network_id=? AND validation_id=?)",
    ],
    postgres: ["primary_l1_validator_pkey"],
  },
)

/** L1 validators that are not removed, by validation ID. */
export const listCurrentL1Validators: Query = {
  name: "list_current_l1_validators",
  sql: `SELECT ${l1ValidatorColumns} FROM primary_l1_validator WHERE network_id = :network AND weight <> '0'
    AND validation_id > :validationId ORDER BY validation_id LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH primary_l1_validator USING INDEX primary_l1_validator_current (network_id=? AND validation_id>?)"],
    postgres: ["primary_l1_validator_current"],
  },
}
