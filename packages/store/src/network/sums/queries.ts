import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const sumColumns = 'sum_key AS "key", amount AS "amount"'

export const sumsByKeys: readonly Query[] = batchQueries(
  "sums_by_keys",
  (values) => `SELECT ${sumColumns} FROM primary_sum WHERE network_id = :network AND sum_key IN (${values})`,
  {
    sqlite: ["SEARCH primary_sum USING PRIMARY KEY (network_id=? AND sum_key=?)"],
    postgres: ["primary_sum_pkey"],
  },
)

/** Sums whose keys are in a range. */
export const sumsBetween: Query = {
  name: "sums_between",
  sql: `SELECT ${sumColumns} FROM primary_sum
    WHERE network_id = :network AND sum_key >= :first AND sum_key <= :last ORDER BY sum_key`,
  plan: {
    sqlite: ["SEARCH primary_sum USING PRIMARY KEY (network_id=? AND sum_key>? AND sum_key<?)"],
    postgres: ["primary_sum_pkey"],
  },
}

/** The progress of the parts of the sums. */
export const readSummed: Query = {
  name: "read_summed",
  sql: 'SELECT part AS "part", next AS "next" FROM primary_summed WHERE network_id = :network ORDER BY part',
  plan: { sqlite: ["SEARCH primary_summed USING PRIMARY KEY (network_id=?)"], postgres: ["primary_summed_pkey"] },
}

/** Stored UTXOs from a number on, with the values that sums use. */
export const listUtxosToSum: Query = {
  name: "list_utxos_to_sum",
  sql: `SELECT u.number AS "number", u.utxo_key AS "key", u.created_on AS "createdOn", u.asset_id AS "assetId",
      u.amount AS "amount", u.height AS "height", u.locktime AS "locktime",
      u.stakeable_locktime AS "stakeableLocktime", u.is_transfer AS "isTransfer",
      u.platform_fragment AS "platformFragment", c.chain AS "consumedBy"
    FROM primary_utxo u
    LEFT JOIN primary_consumption c ON c.network_id = :network AND c.utxo_key = u.utxo_key
    WHERE u.network_id = :network AND u.number >= :next ORDER BY u.number LIMIT :limit`,
  plan: {
    sqlite: [
      "SEARCH u USING PRIMARY KEY (network_id=? AND number>?)",
      "SEARCH c USING INDEX sqlite_autoindex_primary_consumption_1 (network_id=? AND utxo_key=?) LEFT-JOIN",
    ],
    postgres: ["primary_utxo_pkey", "primary_consumption_pkey"],
  },
}
