import { beforeFirst, type DumpedTable, dumped as dumpedOf } from "../../queries/dumped-table.ts"
import type { Query } from "../../queries/query.ts"

const blockKeyBefore = { block_number: beforeFirst }
const event = { ...blockKeyBefore, log_index: beforeFirst, batch_index: beforeFirst }

const dumped = (table: string, key: DumpedTable["key"], rest: readonly string[]) =>
  dumpedOf({ column: "chain_id", parameter: "chain" }, table, key, rest)

/** Tables next to the balances: their rows depend on the chain and on when contracts were queried. */
export const balanceAnswerTables: readonly DumpedTable[] = [
  dumped("evm_balance_answer", { key: "0x", ...blockKeyBefore }, ["balance"]),
  dumped("evm_holding", { held: beforeFirst, key: "0x" }, []),
]

/** The tables that depend on the chain alone, not on when it was read. */
export const dumpedTables: readonly DumpedTable[] = [
  dumped("evm_block", { number: beforeFirst }, ["hash", "timestamp", "transaction_count", "gas_used", "json"]),
  dumped("evm_transaction", { succeeded: beforeFirst, ...blockKeyBefore, transaction_index: beforeFirst }, [
    "timestamp",
    "fragment",
  ]),
  dumped("evm_transfer", event, ["token", "standard", "token_id", "fragment"]),
  dumped("evm_nft_owner", { contract: "0x", token_id: "0x", ...event }, ["owner"]),
  dumped("evm_list", { list: beforeFirst, key: "0x", ...blockKeyBefore, position: beforeFirst, sub: beforeFirst }, []),
  dumped("evm_balance", { key: "0x", ...blockKeyBefore }, ["balance"]),
  dumped("evm_holder", { key: "0x" }, []),
  dumped("evm_token_supply", { token: "0x" }, ["holders", "supply"]),
  dumped("evm_deployment", { ...blockKeyBefore, transaction_index: beforeFirst, sequence: beforeFirst }, [
    "address",
    "transaction_hash",
    "deployer",
    "deployer_contract",
  ]),
  dumped("evm_internal_transaction", { ...blockKeyBefore, transaction_index: beforeFirst, sequence: beforeFirst }, [
    "fragment",
  ]),
  dumped("evm_messenger_event", { ...blockKeyBefore, log_index: beforeFirst }, [
    "transaction_index",
    "timestamp",
    "fragment",
  ]),
  dumped("evm_trace_state", {}, ["first_block", "is_whole"]),
  dumped("evm_contract", { address: "0x" }, ["first_block", "erc_type", "name", "symbol", "decimals"]),
  dumped("evm_nft", { contract: "0x", token_id: "0x" }, ["standard", "first_block", "token_uri", "metadata"]),
  dumped("evm_counter", { period: beforeFirst, start: beforeFirst }, [
    "blocks",
    "transactions",
    "gas_used",
    "first_block_at",
    "last_block_at",
  ]),
  dumped("evm_fees", {}, ["spent"]),
]

/** A table by its name: a dumped one, or one of the contracts' answers about balances. */
export function dumpedTable(name: string): DumpedTable {
  return [...dumpedTables, ...balanceAnswerTables].find(({ table }) => table === name) as DumpedTable
}

export const dumpQueries: readonly Query[] = dumpedTables.map(({ query }) => query)
