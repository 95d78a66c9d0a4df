import { beforeFirst, type DumpedIndex, type DumpedTable, dumped as dumpedOf } from "../../queries/dumped-table.ts"
import type { Query } from "../../queries/query.ts"

const dumped = (table: string, key: DumpedTable["key"], rest: readonly string[], index?: DumpedIndex) =>
  dumpedOf({ column: "network_id", parameter: "network" }, table, key, rest, index)

/** A table that is not stored as one tree, by its primary key. */
const heap = (table: string, id: string, rest: readonly string[]) =>
  dumped(table, { [id]: "0x" }, rest, {
    sqlite: `INDEX sqlite_autoindex_${table}_1`,
    postgres: `${table}_pkey`,
  })

const utxoColumns = [
  "id",
  "created_on",
  "consumed_on",
  "asset_id",
  "amount",
  "addresses",
  "threshold",
  "height",
  "timestamp",
  "locktime",
  "stakeable_locktime",
  "staked",
  "is_transfer",
  "platform_fragment",
  "fragment",
]

/** The columns of a UTXO, each under its name. */
export const selectUtxo: string = utxoColumns.map((column) => `u.${column} AS "${column}"`).join(", ")

/** Not in the order of their numbers, which depends on the order in which chains were indexed. */
const dumpUtxos: DumpedTable = {
  table: "primary_utxo",
  key: { utxo_key: "0x" },
  query: {
    name: "dump_primary_utxo",
    sql: `SELECT k.utxo_key AS "utxo_key", ${selectUtxo}
      FROM primary_utxo_key k CROSS JOIN primary_utxo u
      WHERE k.network_id = :network AND k.utxo_key > :utxo_key AND u.network_id = :network AND u.number = k.number
      ORDER BY k.utxo_key LIMIT :limit`,
    plan: {
      sqlite: [
        "SEARCH k USING PRIMARY KEY (network_id=? AND utxo_key>?)",
        "SEARCH u USING PRIMARY KEY (network_id=? AND number=?)",
      ],
      postgres: ["primary_utxo_key_pkey", "primary_utxo_pkey"],
    },
  },
}

/** Data that depends on the chains, and nodes' observations of stakers; nothing that depends on reading times or batches. */
export const dumpedNetworkTables: readonly DumpedTable[] = [
  dumped("primary_network", {}, ["notes"]),
  dumped("primary_platform", {}, ["time", "accrued_fees", "validator_excess", "more"]),
  dumped("primary_checkpoint", { chain: beforeFirst }, ["height", "id", "timestamp", "transactions"]),
  dumped("primary_block", { chain: beforeFirst, height: beforeFirst }, [
    "id",
    "timestamp",
    "transaction_count",
    "type",
    "json",
  ]),
  dumped("primary_block_id", { chain: beforeFirst, id: "0x" }, ["height"]),
  dumped("primary_block_time", { chain: beforeFirst, timestamp: beforeFirst, height: beforeFirst }, []),
  dumped("primary_proposed", { chain: beforeFirst }, ["height"]),
  dumped("primary_transaction_id", { id: "0x" }, ["chain", "position"]),
  dumped("primary_transaction", { chain: beforeFirst, position: beforeFirst }, [
    "id",
    "type",
    "timestamp",
    "inputs",
    "outputs",
    "fragment",
  ]),
  dumped("primary_list", { list: beforeFirst, key: "0x", position: beforeFirst, id: "0x" }, []),
  dumpUtxos,
  heap("primary_consumption", "utxo_key", ["consuming_tx", "chain", "height", "timestamp", "credentials"]),
  dumped("primary_unresolved", { utxo_key: "0x" }, ["timestamp"]),
  dumped(
    "primary_address_utxo",
    {
      chain: beforeFirst,
      address: "0x",
      asset_id: "0x",
      sort: beforeFirst,
      spent: beforeFirst,
      sort_key: "0x",
      id: "0x",
    },
    ["other_key"],
  ),
  dumped("primary_balance", { balance_key: "0x" }, ["amount", "utxo_count"]),
  dumped("primary_sum", { sum_key: "0x" }, ["amount"]),
  dumped("primary_asset", { asset_id: "0x" }, ["name", "symbol", "denomination", "type", "cap", "created_at"]),
  heap("primary_staker", "tx_id", [
    "kind",
    "subnet_id",
    "node_id",
    "weight",
    "start_at",
    "end_at",
    "status",
    "position",
    "delegation_shares",
    "delegator_count",
    "delegator_weight",
    "total_delegator_count",
    "total_delegator_weight",
    "delegation_capacity",
    "reward_addresses",
    "data",
  ]),
  dumped("primary_observation", { tx_id: "0x" }, ["uptime", "connected", "potential_reward"]),
  heap("primary_l1_validator", "validation_id", [
    "subnet_id",
    "node_id",
    "weight",
    "start_at",
    "position",
    "tx_id",
    "end_accumulated_fee",
    "min_nonce",
    "balance_addresses",
    "data",
  ]),
  heap("primary_subnet", "subnet_id", ["position", "created_at", "data"]),
  heap("primary_blockchain", "blockchain_id", ["subnet_id", "position", "created_at", "name", "vm_id", "evm_chain_id"]),
  dumped("primary_subnet_blockchain", { subnet_id: "0x", blockchain_id: "0x" }, []),
  heap("primary_reward", "id", [
    "utxo_key",
    "type",
    "staker_tx",
    "reward_tx",
    "node_id",
    "addresses",
    "amount",
    "asset_id",
    "start_at",
    "end_at",
    "stake",
    "height",
    "timestamp",
  ]),
  heap("primary_staking_period", "reward_tx", ["staker_tx", "data"]),
]

export const networkDumpQueries: readonly Query[] = dumpedNetworkTables.map(({ query }) => query)
