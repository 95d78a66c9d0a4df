import { beforeFirst, type DumpedTable, dumped } from "../../queries/dumped-table.ts"
import type { Query } from "../../queries/query.ts"
import { selectUtxo } from "./dump.ts"

const numbered = "SEARCH u USING PRIMARY KEY (network_id=? AND number=?) LEFT-JOIN"

/** UTXOs by their keys with their numbers. `stored_key` is the key of the row with that number: another key or none shows a damaged number. */
export const repairedUtxos: DumpedTable = {
  table: "primary_utxo",
  key: { utxo_key: "0x" },
  query: {
    name: "repaired_utxos",
    sql: `SELECT k.utxo_key AS "utxo_key", k.number AS "number", u.utxo_key AS "stored_key", ${selectUtxo}
      FROM primary_utxo_key k LEFT JOIN primary_utxo u ON u.network_id = :network AND u.number = k.number
      WHERE k.network_id = :network AND k.utxo_key > :utxo_key ORDER BY k.utxo_key LIMIT :limit`,
    plan: {
      sqlite: ["SEARCH k USING PRIMARY KEY (network_id=? AND utxo_key>?)", numbered],
      postgres: ["primary_utxo_key_pkey", "primary_utxo_pkey"],
    },
  },
}

/** The numbers of UTXOs, each with the number that its key leads to. */
export const utxoNumbers: DumpedTable = {
  table: "primary_utxo",
  key: { number: beforeFirst },
  query: {
    name: "utxo_numbers",
    sql: `SELECT u.number AS "number", k.number AS "found"
      FROM primary_utxo u LEFT JOIN primary_utxo_key k ON k.network_id = :network AND k.utxo_key = u.utxo_key
      WHERE u.network_id = :network AND u.number > :number ORDER BY u.number LIMIT :limit`,
    plan: {
      sqlite: [
        "SEARCH u USING PRIMARY KEY (network_id=? AND number>?)",
        "SEARCH k USING PRIMARY KEY (network_id=? AND utxo_key=?) LEFT-JOIN",
      ],
      postgres: ["primary_utxo_pkey", "primary_utxo_key_pkey"],
    },
  },
}

const addressKey = {
  chain: beforeFirst,
  address: "0x",
  asset_id: "0x",
  sort: beforeFirst,
  spent: beforeFirst,
  sort_key: "0x",
  id: "0x",
} as const
const addressColumns = Object.keys(addressKey)
const listedColumns = addressColumns.map((column) => `a.${column}`).join(", ")

/** UTXOs by address with the key of the UTXO instead of its number. */
export const repairedAddressUtxos: DumpedTable = {
  table: "primary_address_utxo",
  key: addressKey,
  query: {
    name: "repaired_address_utxos",
    sql: `SELECT ${addressColumns.map((column) => `a.${column} AS "${column}"`).join(", ")}, a.other_key AS "other_key",
        u.utxo_key AS "utxo_key"
      FROM primary_address_utxo a LEFT JOIN primary_utxo u ON u.network_id = :network AND u.number = a.number
      WHERE a.network_id = :network AND (${listedColumns}) > (${addressColumns.map((column) => `:${column}`).join(", ")})
      ORDER BY ${listedColumns} LIMIT :limit`,
    plan: {
      sqlite: [
        `SEARCH a USING PRIMARY KEY (network_id=? AND (${addressColumns.join(",")})>(${addressColumns.map(() => "?").join(",")}))`,
        numbered,
      ],
      postgres: ["primary_address_utxo_pkey", "primary_utxo_pkey"],
    },
  },
}

const observations = dumped({ column: "network_id", parameter: "network" }, "primary_observation", { tx_id: "0x" }, [
  "uptime",
  "connected",
  "potential_reward",
  "benched",
  "observed_at",
])

/** Nodes' observations of stakers, with their times. */
export const repairedObservations: DumpedTable = {
  ...observations,
  query: { ...observations.query, name: "repaired_observations" },
}

export const networkRepairQueries: readonly Query[] = [
  repairedUtxos,
  utxoNumbers,
  repairedAddressUtxos,
  repairedObservations,
].map(({ query }) => query)
