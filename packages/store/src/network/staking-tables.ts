import { defineTable } from "../schema/table.ts"

export const stakerTable = defineTable(
  "primary_staker",
  {
    network_id: "integer",
    tx_id: "bytes",
    kind: "integer",
    subnet_id: "bytes",
    node_id: "bytes",
    weight: "text",
    start_at: "integer",
    end_at: "integer",
    status: "integer",
    position: "integer",
    delegation_shares: "integer",
    delegator_count: "integer",
    delegator_weight: "text",
    total_delegator_count: "integer",
    total_delegator_weight: "text",
    delegation_capacity: "text",
    reward_addresses: "bytes",
    data: "text",
    change_number: "integer",
  },
  2,
)

export const observationTable = defineTable(
  "primary_observation",
  {
    network_id: "integer",
    tx_id: "bytes",
    uptime: "text",
    connected: "integer",
    potential_reward: "text",
    observed_at: "integer",
    change_number: "integer",
    benched: "text",
  },
  2,
)

export const l1ValidatorTable = defineTable(
  "primary_l1_validator",
  {
    network_id: "integer",
    validation_id: "bytes",
    subnet_id: "bytes",
    node_id: "bytes",
    weight: "text",
    start_at: "integer",
    position: "integer",
    tx_id: "bytes",
    end_accumulated_fee: "text",
    min_nonce: "text",
    balance_addresses: "bytes",
    data: "text",
  },
  2,
)

export const subnetTable = defineTable(
  "primary_subnet",
  { network_id: "integer", subnet_id: "bytes", position: "integer", created_at: "integer", data: "text" },
  2,
)

export const blockchainTable = defineTable(
  "primary_blockchain",
  {
    network_id: "integer",
    blockchain_id: "bytes",
    subnet_id: "bytes",
    position: "integer",
    created_at: "integer",
    name: "text",
    vm_id: "text",
    evm_chain_id: "text",
  },
  2,
)

export const subnetBlockchainTable = defineTable(
  "primary_subnet_blockchain",
  {
    network_id: "integer",
    subnet_id: "bytes",
    blockchain_id: "bytes",
  },
  3,
)

export const rewardTable = defineTable(
  "primary_reward",
  {
    network_id: "integer",
    id: "bytes",
    utxo_key: "bytes",
    type: "text",
    staker_tx: "bytes",
    reward_tx: "bytes",
    node_id: "bytes",
    addresses: "bytes",
    amount: "text",
    asset_id: "bytes",
    start_at: "integer",
    end_at: "integer",
    stake: "text",
    height: "integer",
    timestamp: "integer",
  },
  2,
)

export const stakingPeriodTable = defineTable(
  "primary_staking_period",
  {
    network_id: "integer",
    reward_tx: "bytes",
    staker_tx: "bytes",
    data: "text",
  },
  2,
)

export const sumTable = defineTable("primary_sum", { network_id: "integer", sum_key: "bytes", amount: "text" }, 2)

export const summedTable = defineTable("primary_summed", { network_id: "integer", part: "integer", next: "integer" }, 2)
