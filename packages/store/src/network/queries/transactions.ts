import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const transactionColumns = `chain AS "chain", position AS "position", id AS "id", type AS "type", timestamp AS "timestamp",
  inputs AS "inputs", fragment AS "fragment"`
const transactionPlan = "SEARCH primary_transaction USING PRIMARY KEY (network_id=? AND chain=? AND position"
const stretch = `${transactionPlan}>? AND position<?)`

/** Transactions of a chain from below a position down to another, newest first. */
export const listTransactionsNewestFirst: Query = {
  name: "list_network_transactions_newest_first",
  sql: `SELECT ${transactionColumns} FROM primary_transaction WHERE network_id = :network AND chain = :chain
    AND position >= :bound AND position < :position ORDER BY position DESC LIMIT :limit`,
  plan: { sqlite: [stretch], postgres: ["primary_transaction_pkey"] },
}

/** Transactions of a chain from above a position up to another, oldest first. */
export const listTransactionsOldestFirst: Query = {
  name: "list_network_transactions_oldest_first",
  sql: `SELECT ${transactionColumns} FROM primary_transaction WHERE network_id = :network AND chain = :chain
    AND position <= :bound AND position > :position ORDER BY position LIMIT :limit`,
  plan: { sqlite: [stretch], postgres: ["primary_transaction_pkey"] },
}

export const transactionsByPositions: readonly Query[] = batchQueries(
  "network_transactions_by_positions",
  (values) =>
    `SELECT ${transactionColumns} FROM primary_transaction
    WHERE network_id = :network AND chain = :chain AND position IN (${values})`,
  { sqlite: [`${transactionPlan}=?)`], postgres: ["primary_transaction_pkey"] },
)

const idPlan = "SEARCH i USING PRIMARY KEY (network_id=? AND id=?)"
const ofIdPlan = "SEARCH t USING PRIMARY KEY (network_id=? AND chain=? AND position=?)"
const postgresPlan = ["primary_transaction_id_pkey", "primary_transaction_pkey"]
const ofId = `FROM primary_transaction_id i CROSS JOIN primary_transaction t WHERE i.network_id = :network
  AND t.network_id = :network AND t.chain = i.chain AND t.position = i.position`

export const transactionById: Query = {
  name: "network_transaction_by_id",
  sql: `SELECT ${transactionColumns.replaceAll(/\b(\w+) AS/g, "t.$1 AS")} ${ofId} AND i.id = :id`,
  plan: { sqlite: [idPlan, ofIdPlan], postgres: postgresPlan },
}

/** Positions of transactions, by their IDs. */
export const transactionPlacesByIds: readonly Query[] = batchQueries(
  "network_transaction_places_by_ids",
  (values) => `SELECT i.id AS "id", i.chain AS "chain", i.position AS "position", t.type AS "type",
      t.timestamp AS "timestamp" ${ofId} AND i.id IN (${values})`,
  { sqlite: [idPlan, ofIdPlan], postgres: postgresPlan },
)
