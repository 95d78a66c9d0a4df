import { defineTable } from "../schema/table.ts"

export const networkTable = defineTable(
  "primary_network",
  { network_id: "integer", change_number: "integer", utxos: "integer", added: "integer", notes: "text" },
  1,
)

export const platformTable = defineTable(
  "primary_platform",
  { network_id: "integer", time: "integer", accrued_fees: "text", validator_excess: "text", more: "text" },
  1,
)

export const networkCheckpointTable = defineTable(
  "primary_checkpoint",
  {
    network_id: "integer",
    chain: "integer",
    height: "integer",
    id: "bytes",
    timestamp: "integer",
    node_height: "integer",
    updated_at: "integer",
    transactions: "integer",
  },
  2,
)

export const networkBlockTable = defineTable(
  "primary_block",
  {
    network_id: "integer",
    chain: "integer",
    height: "integer",
    id: "bytes",
    timestamp: "integer",
    transaction_count: "integer",
    type: "text",
    json: "text",
  },
  3,
)

export const blockIdTable = defineTable(
  "primary_block_id",
  {
    network_id: "integer",
    chain: "integer",
    id: "bytes",
    height: "integer",
  },
  3,
)

export const blockTimeTable = defineTable(
  "primary_block_time",
  {
    network_id: "integer",
    chain: "integer",
    timestamp: "integer",
    height: "integer",
  },
  4,
)

export const proposedTable = defineTable(
  "primary_proposed",
  { network_id: "integer", chain: "integer", height: "integer" },
  2,
)

export const networkTransactionTable = defineTable(
  "primary_transaction",
  {
    network_id: "integer",
    chain: "integer",
    position: "integer",
    id: "bytes",
    type: "text",
    timestamp: "integer",
    inputs: "bytes",
    outputs: "integer",
    fragment: "text",
  },
  3,
)

export const transactionIdTable = defineTable(
  "primary_transaction_id",
  {
    network_id: "integer",
    id: "bytes",
    chain: "integer",
    position: "integer",
  },
  2,
)

export const listTable = defineTable(
  "primary_list",
  { network_id: "integer", list: "integer", key: "bytes", position: "integer", id: "bytes" },
  5,
)

export const utxoTable = defineTable(
  "primary_utxo",
  {
    network_id: "integer",
    number: "integer",
    utxo_key: "bytes",
    id: "bytes",
    created_on: "integer",
    consumed_on: "integer",
    asset_id: "bytes",
    amount: "bytes",
    addresses: "bytes",
    threshold: "integer",
    height: "integer",
    timestamp: "integer",
    locktime: "integer",
    stakeable_locktime: "integer",
    staked: "integer",
    is_transfer: "integer",
    platform_fragment: "text",
    fragment: "text",
  },
  2,
)

export const utxoKeyTable = defineTable(
  "primary_utxo_key",
  {
    network_id: "integer",
    utxo_key: "bytes",
    number: "integer",
  },
  2,
)

export const consumptionTable = defineTable(
  "primary_consumption",
  {
    network_id: "integer",
    utxo_key: "bytes",
    consuming_tx: "bytes",
    chain: "integer",
    height: "integer",
    timestamp: "integer",
    credentials: "text",
  },
  2,
)

export const unresolvedTable = defineTable(
  "primary_unresolved",
  { network_id: "integer", utxo_key: "bytes", timestamp: "integer" },
  2,
)

export const addressUtxoTable = defineTable(
  "primary_address_utxo",
  {
    network_id: "integer",
    chain: "integer",
    address: "bytes",
    asset_id: "bytes",
    sort: "integer",
    spent: "integer",
    sort_key: "bytes",
    id: "bytes",
    number: "integer",
    other_key: "bytes",
  },
  8,
)

export const balanceTable = defineTable(
  "primary_balance",
  { network_id: "integer", balance_key: "bytes", amount: "text", utxo_count: "integer" },
  2,
)

export const assetTable = defineTable(
  "primary_asset",
  {
    network_id: "integer",
    asset_id: "bytes",
    name: "text",
    symbol: "text",
    denomination: "integer",
    type: "text",
    cap: "text",
    created_at: "integer",
  },
  2,
)
