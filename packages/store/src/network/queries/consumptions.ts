import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

/** The consumptions of UTXOs. */
export const consumptionsByKeys: readonly Query[] = batchQueries(
  "consumptions_by_keys",
  (values) => `SELECT utxo_key AS "key", consuming_tx AS "consumingTx", timestamp AS "timestamp"
    FROM primary_consumption WHERE network_id = :network AND utxo_key IN (${values})`,
  {
    sqlite: [
      "SEARCH primary_consumption USING INDEX sqlite_autoindex_primary_consumption_1 (network_id=? AND utxo_key=?)",
    ],
    postgres: ["primary_consumption_pkey"],
  },
)

/** The consumptions of UTXOs that are not stored. */
export const unresolvedByKeys: readonly Query[] = batchQueries(
  "unresolved_by_keys",
  (values) =>
    `SELECT utxo_key AS "key" FROM primary_unresolved WHERE network_id = :network AND utxo_key IN (${values})`,
  {
    sqlite: ["SEARCH primary_unresolved USING PRIMARY KEY (network_id=? AND utxo_key=?)"],
    postgres: ["primary_unresolved_pkey"],
  },
)
