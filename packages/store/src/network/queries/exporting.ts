import type { Query } from "../../queries/query.ts"

const exportedColumns = `u.number AS "number", u.utxo_key AS "key", u.id AS "id", u.created_on AS "createdOn",
  u.consumed_on AS "consumedOn", u.asset_id AS "assetId", u.amount AS "amount", u.addresses AS "addresses",
  u.threshold AS "threshold", u.height AS "height", u.timestamp AS "timestamp", u.locktime AS "locktime",
  u.stakeable_locktime AS "stakeableLocktime", u.is_transfer AS "isTransfer", u.platform_fragment AS "platformFragment"`

/** The UTXOs whose ID begins with a transaction's, in the order of their indices. */
export const exportedUtxosOfTransaction: Query = {
  name: "exported_utxos_of_transaction",
  sql: `SELECT ${exportedColumns} FROM primary_utxo_key k CROSS JOIN primary_utxo u
    WHERE k.network_id = :network AND k.utxo_key >= :first AND k.utxo_key <= :last
    AND u.network_id = :network AND u.number = k.number ORDER BY k.utxo_key`,
  plan: {
    sqlite: [
      "SEARCH k USING PRIMARY KEY (network_id=? AND utxo_key>? AND utxo_key<?)",
      "SEARCH u USING PRIMARY KEY (network_id=? AND number=?)",
    ],
    postgres: ["primary_utxo_key_pkey", "primary_utxo_pkey"],
  },
}

/** UTXOs at height 0 of a chain, from a number on: those of its genesis, and those from before its blocks. */
export const listFirstUtxos: Query = {
  name: "list_first_utxos",
  sql: `SELECT ${exportedColumns} FROM primary_utxo u
    WHERE u.network_id = :network AND u.number >= :next AND u.created_on = :chain AND u.height = 0
    ORDER BY u.number LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH u USING PRIMARY KEY (network_id=? AND number>?)"],
    postgres: ["primary_utxo_pkey"],
  },
}
