import type { Query } from "../../queries/query.ts"

/** Internal transactions of one transaction after a given one, in the order in which they started. */
export const internalTransactionsOf: Query = {
  name: "internal_transactions_of",
  sql: `SELECT block_number AS "blockNumber", transaction_index AS "transactionIndex", sequence AS "sequence",
    fragment AS "fragment" FROM evm_internal_transaction
    WHERE chain_id = :chain AND block_number = :block AND transaction_index = :index AND sequence > :after
    ORDER BY sequence LIMIT :limit`,
  plan: {
    sqlite: [
      "SEARCH evm_internal_transaction USING PRIMARY KEY (chain_id=? AND block_number=? AND transaction_index=? AND sequence>?)",
    ],
    postgres: ["evm_internal_transaction_pkey"],
  },
}

export const deleteInternalTransactionsAbove: Query = {
  name: "delete_internal_transactions_above",
  sql: "DELETE FROM evm_internal_transaction WHERE chain_id = :chain AND block_number > :number",
  plan: {
    sqlite: ["SEARCH evm_internal_transaction USING PRIMARY KEY (chain_id=? AND block_number>?)"],
    postgres: ["evm_internal_transaction_pkey"],
  },
}

/** The block from which a chain's transactions are traced. */
export const readTraceState: Query = {
  name: "read_trace_state",
  sql: `SELECT first_block AS "firstBlock", is_whole AS "isWhole" FROM evm_trace_state WHERE chain_id = :chain`,
  plan: { sqlite: ["SEARCH evm_trace_state USING PRIMARY KEY (chain_id=?)"], postgres: ["evm_trace_state_pkey"] },
}

export const deleteTraceStateAbove: Query = {
  name: "delete_trace_state_above",
  sql: "DELETE FROM evm_trace_state WHERE chain_id = :chain AND first_block > :number",
  plan: { sqlite: ["SEARCH evm_trace_state USING PRIMARY KEY (chain_id=?)"], postgres: ["evm_trace_state_pkey"] },
}
