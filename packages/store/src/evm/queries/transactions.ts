import type { Query } from "../../queries/query.ts"
import { lastUpTo, upToBlock } from "./blocks.ts"

const transactionColumns = `block_number AS "blockNumber", transaction_index AS "index", timestamp AS "timestamp",
  fragment AS "fragment"`
const orderByNewest = `ORDER BY "blockNumber" DESC, "index" DESC LIMIT :limit`
const before = "(block_number, transaction_index) < (:block, :index)"
const transactionRangePlan =
  "SEARCH evm_transaction USING PRIMARY KEY (chain_id=? AND succeeded=? AND (block_number,transaction_index)<(?,?))"
const upToRange = "SEARCH evm_transaction USING PRIMARY KEY (chain_id=? AND succeeded=? AND block_number<?)"
const blockRange =
  "SEARCH evm_transaction USING PRIMARY KEY (chain_id=? AND succeeded=? AND block_number=? AND transaction_index>?)"

// The table is ordered by success first. A list of all transactions merges two ranges, which costs less than a second index.
const of = (succeeded: string, condition: string) =>
  `SELECT ${transactionColumns} FROM evm_transaction WHERE chain_id = :chain AND succeeded = ${succeeded} AND ${condition}`
const ofBoth = (condition: string) => `${of("0", condition)} UNION ALL ${of("1", condition)}`
// PostgreSQL merges only sorted ranges; SQLite would read the second range needlessly.
const armOf = (succeeded: string, condition: string, order: string) =>
  `SELECT * FROM (${of(succeeded, condition)} ${order}) AS of_${succeeded}`
const mergeOfBoth = (condition: string, order = orderByNewest) =>
  `${armOf("0", condition, order)} UNION ALL ${armOf("1", condition, order)} ${order}`

const upTo = `block_number <= ${lastUpTo("evm_block")}`
const upToInLookup = `block_number <= ${lastUpTo("evm_block_time")}`

// PostgreSQL excludes partitions only by a bound on the column itself.
const beforeInPartitions = `block_number >= :floor AND block_number <= :block AND ${before}`

/** Transactions before a position, newest first. */
export const listTransactions: Query = {
  name: "list_transactions",
  sql: `${ofBoth(before)} ${orderByNewest}`,
  postgresSql: mergeOfBoth(beforeInPartitions),
  descendsFrom: "block",
  plan: {
    sqlite: [transactionRangePlan, transactionRangePlan],
    postgres: ["evm_transaction_pkey", "evm_transaction_pkey"],
  },
}

/** Transactions that succeeded (1), or that failed (0). */
export const listTransactionsBySuccess: Query = {
  name: "list_transactions_by_success",
  sql: `${of(":succeeded", before)} ${orderByNewest}`,
  postgresSql: `${of(":succeeded", beforeInPartitions)} ${orderByNewest}`,
  descendsFrom: "block",
  plan: { sqlite: [transactionRangePlan], postgres: ["evm_transaction_pkey"] },
}

/** Transactions at or before a moment, newest first. */
export const listTransactionsUpTo: Query = {
  name: "list_transactions_up_to",
  sql: `${ofBoth(upTo)} ${orderByNewest}`,
  postgresSql: mergeOfBoth(upToInLookup),
  plan: {
    sqlite: [upToRange, upToBlock, upToRange, upToBlock],
    postgres: ["evm_transaction_pkey", "evm_block_time_pkey", "evm_transaction_pkey", "evm_block_time_pkey"],
  },
}

export const listTransactionsUpToBySuccess: Query = {
  name: "list_transactions_up_to_by_success",
  sql: `${of(":succeeded", upTo)} ${orderByNewest}`,
  postgresSql: `${of(":succeeded", upToInLookup)} ${orderByNewest}`,
  plan: { sqlite: [upToRange, upToBlock], postgres: ["evm_transaction_pkey", "evm_block_time_pkey"] },
}

const orderByPosition = `ORDER BY "blockNumber", "index" LIMIT :limit`
// With an equality on the block PostgreSQL does not recognise that the partitions follow the order of the list.
const inBlock = "block_number >= :block AND block_number <= :block AND transaction_index > :index"

/** Transactions of a block after a position, in block order. */
export const listTransactionsOfBlock: Query = {
  name: "list_transactions_of_block",
  sql: `${ofBoth("block_number = :block AND transaction_index > :index")} ${orderByPosition}`,
  postgresSql: mergeOfBoth(inBlock, orderByPosition),
  plan: { sqlite: [blockRange, blockRange], postgres: ["evm_transaction_pkey", "evm_transaction_pkey"] },
}

export const deleteTransactionsAbove: Query = {
  name: "delete_transactions_above",
  sql: "DELETE FROM evm_transaction WHERE chain_id = :chain AND succeeded IN (0, 1) AND block_number > :number",
  plan: {
    sqlite: ["SEARCH evm_transaction USING PRIMARY KEY (chain_id=? AND succeeded=? AND block_number>?)"],
    postgres: ["evm_transaction_pkey"],
  },
}
