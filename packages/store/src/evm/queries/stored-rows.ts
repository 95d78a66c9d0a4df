import type { Query } from "../../queries/query.ts"

const inBlockRange = "chain_id = :chain AND block_number >= :from AND block_number < :to"

/** The numbers of transactions of blocks from a number on, ascending. */
export const transactionCounts: Query = {
  name: "transaction_counts",
  sql: `SELECT number AS "number", transaction_count AS "count" FROM evm_block
    WHERE chain_id = :chain AND number >= :from ORDER BY number LIMIT :limit`,
  plan: { sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number>?)"], postgres: ["evm_block_pkey"] },
}

/** Transactions of some blocks that succeeded (1) or failed (0), with the columns of their table. */
export const transactionsOfBlocks: Query = {
  name: "transactions_of_blocks",
  sql: `SELECT succeeded, block_number, transaction_index, fragment FROM evm_transaction
    WHERE ${inBlockRange} AND succeeded = :succeeded`,
  plan: {
    sqlite: [
      "SEARCH evm_transaction USING PRIMARY KEY (chain_id=? AND succeeded=? AND block_number>? AND block_number<?)",
    ],
    postgres: ["evm_transaction_pkey"],
  },
}

/** Transfers of some blocks in their order, with the columns of their table: the first `:limit` of them. */
export const transfersOfBlocks: Query = {
  name: "transfers_of_blocks",
  sql: `SELECT block_number, log_index, batch_index, token, standard, token_id, fragment FROM evm_transfer WHERE ${inBlockRange}
    ORDER BY block_number, log_index, batch_index LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND block_number>? AND block_number<?)"],
    postgres: ["evm_transfer_pkey"],
  },
}

/** Transfers of one block after an event, in order. */
export const transfersOfBlockAfter: Query = {
  name: "transfers_of_block_after",
  sql: `SELECT block_number, log_index, batch_index, token, standard, token_id, fragment FROM evm_transfer
    WHERE chain_id = :chain AND block_number = :block AND (log_index, batch_index) > (:log, :batch)
    ORDER BY log_index, batch_index LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND block_number=? AND (log_index,batch_index)>(?,?))"],
    postgres: ["evm_transfer_pkey"],
  },
}

/** Deployments of some blocks, with the columns of their table. */
export const deploymentsOfBlocks: Query = {
  name: "deployments_of_blocks",
  sql: `SELECT block_number, transaction_index, sequence, address, transaction_hash, deployer, deployer_contract
    FROM evm_deployment WHERE ${inBlockRange}`,
  plan: {
    sqlite: ["SEARCH evm_deployment USING PRIMARY KEY (chain_id=? AND block_number>? AND block_number<?)"],
    postgres: ["evm_deployment_pkey"],
  },
}

/** Internal transactions of some blocks in their order, with the columns of their table: the first `:limit` of them. */
export const internalTransactionsOfBlocks: Query = {
  name: "internal_transactions_of_blocks",
  sql: `SELECT block_number, transaction_index, sequence, fragment FROM evm_internal_transaction WHERE ${inBlockRange}
    ORDER BY block_number, transaction_index, sequence LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_internal_transaction USING PRIMARY KEY (chain_id=? AND block_number>? AND block_number<?)"],
    postgres: ["evm_internal_transaction_pkey"],
  },
}

/** Messenger events of some blocks in order, with the columns of their table: the first `:limit` of them. */
export const messengerEventsOfBlocks: Query = {
  name: "messenger_events_of_blocks",
  sql: `SELECT block_number, log_index, transaction_index, fragment FROM evm_messenger_event WHERE ${inBlockRange}
    ORDER BY block_number, log_index LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_messenger_event USING PRIMARY KEY (chain_id=? AND block_number>? AND block_number<?)"],
    postgres: ["evm_messenger_event_pkey"],
  },
}
