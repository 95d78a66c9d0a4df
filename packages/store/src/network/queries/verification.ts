import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

/** The creation and consumption heights of UTXOs. */
export const utxoHeightsByKeys: readonly Query[] = batchQueries(
  "utxo_heights_by_keys",
  (values) => `SELECT u.utxo_key AS "key", u.created_on AS "createdOn", u.consumed_on AS "consumedOn",
      u.height AS "height", u.staked AS "staked", c.height AS "consumedAt"
    FROM primary_utxo_key k CROSS JOIN primary_utxo u
    LEFT JOIN primary_consumption c ON c.network_id = :network AND c.utxo_key = u.utxo_key
    WHERE k.network_id = :network AND u.network_id = :network AND u.number = k.number AND k.utxo_key IN (${values})`,
  {
    sqlite: [
      "SEARCH k USING PRIMARY KEY (network_id=? AND utxo_key=?)",
      "SEARCH u USING PRIMARY KEY (network_id=? AND number=?)",
      "SEARCH c USING INDEX sqlite_autoindex_primary_consumption_1 (network_id=? AND utxo_key=?) LEFT-JOIN",
    ],
    postgres: ["primary_utxo_key_pkey", "primary_utxo_pkey", "primary_consumption_pkey"],
  },
)
