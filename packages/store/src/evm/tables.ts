import { defineTable } from "../schema/table.ts"

export const blockTable = defineTable("evm_block", {
  chain_id: "integer",
  number: "integer",
  hash: "bytes",
  timestamp: "integer",
  transaction_count: "integer",
  gas_used: "text",
  json: "text",
})

export const transactionTable = defineTable("evm_transaction", {
  chain_id: "integer",
  succeeded: "integer",
  block_number: "integer",
  transaction_index: "integer",
  timestamp: "integer",
  fragment: "text",
})

export const transferTable = defineTable("evm_transfer", {
  chain_id: "integer",
  block_number: "integer",
  log_index: "integer",
  batch_index: "integer",
  token: "bytes",
  standard: "integer",
  token_id: "bytes",
  fragment: "text",
})

export const listTable = defineTable(
  "evm_list",
  { chain_id: "integer", list: "small", key: "bytes", block_number: "integer", position: "int", sub: "int" },
  6,
)

export const nftOwnerTable = defineTable("evm_nft_owner", {
  chain_id: "integer",
  contract: "bytes",
  token_id: "bytes",
  block_number: "integer",
  log_index: "integer",
  batch_index: "integer",
  owner: "bytes",
})

export const deploymentTable = defineTable("evm_deployment", {
  chain_id: "integer",
  block_number: "integer",
  transaction_index: "integer",
  sequence: "integer",
  address: "bytes",
  transaction_hash: "bytes",
  deployer: "bytes",
  deployer_contract: "bytes",
})

export const internalTransactionTable = defineTable("evm_internal_transaction", {
  chain_id: "integer",
  block_number: "integer",
  transaction_index: "integer",
  sequence: "integer",
  fragment: "text",
})

export const messengerEventTable = defineTable("evm_messenger_event", {
  chain_id: "integer",
  block_number: "integer",
  log_index: "integer",
  transaction_index: "integer",
  timestamp: "integer",
  fragment: "text",
})

export const traceStateTable = defineTable(
  "evm_trace_state",
  { chain_id: "integer", first_block: "integer", is_whole: "integer" },
  1,
)

export const contractTable = defineTable("evm_contract", {
  chain_id: "integer",
  address: "bytes",
  first_block: "integer",
  attempts: "integer",
  retry_at: "integer",
})

export const nftTable = defineTable("evm_nft", {
  chain_id: "integer",
  contract: "bytes",
  token_id: "bytes",
  standard: "integer",
  first_block: "integer",
  attempts: "integer",
  retry_at: "integer",
})

export const counterTable = defineTable("evm_counter", {
  chain_id: "integer",
  period: "integer",
  start: "integer",
  blocks: "integer",
  transactions: "integer",
  gas_used: "text",
  first_block_at: "integer",
  last_block_at: "integer",
})

export const journalTable = defineTable("evm_journal", {
  chain_id: "integer",
  block_number: "integer",
  list: "small",
  key: "bytes",
})

export const projectionTable = defineTable(
  "evm_projection",
  { chain_id: "integer", name: "text", version: "integer", next_block: "integer", enabled: "integer" },
  2,
)

export const balanceTable = defineTable("evm_balance", {
  chain_id: "integer",
  key: "bytes",
  block_number: "integer",
  balance: "text",
})

export const balanceAnswerTable = defineTable(
  "evm_balance_answer",
  { chain_id: "integer", key: "bytes", block_number: "integer", balance: "text" },
  3,
)

export const holdingTable = defineTable("evm_holding", { chain_id: "integer", held: "small", key: "bytes" }, 3)

export const balanceVerdictTable = defineTable(
  "evm_balance_verdict",
  {
    chain_id: "integer",
    token: "bytes",
    agreed: "integer",
    differed: "integer",
    unanswered: "integer",
    differs_since: "integer",
    walk_at: "integer",
    walked: "text",
  },
  2,
)

export const feesTable = defineTable("evm_fees", { chain_id: "integer", spent: "text" }, 1)

export const holderTable = defineTable("evm_holder", { chain_id: "integer", key: "bytes" }, 2)

export const tokenSupplyTable = defineTable(
  "evm_token_supply",
  { chain_id: "integer", token: "bytes", holders: "integer", supply: "text" },
  2,
)
