import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"

const balanceColumns = `balance_key AS "key", amount AS "amount", utxo_count AS "utxoCount"`

export const balancesByKeys: readonly Query[] = batchQueries(
  "balances_by_keys",
  (values) =>
    `SELECT ${balanceColumns} FROM primary_balance WHERE network_id = :network AND balance_key IN (${values})`,
  {
    sqlite: ["SEARCH primary_balance USING PRIMARY KEY (network_id=? AND balance_key=?)"],
    postgres: ["primary_balance_pkey"],
  },
)

/** The balances that an address owns alone on a chain. */
export const balancesOfAddress: Query = {
  name: "balances_of_address",
  sql: `SELECT ${balanceColumns} FROM primary_balance
    WHERE network_id = :network AND balance_key >= :first AND balance_key <= :last ORDER BY balance_key`,
  plan: {
    sqlite: ["SEARCH primary_balance USING PRIMARY KEY (network_id=? AND balance_key>? AND balance_key<?)"],
    postgres: ["primary_balance_pkey"],
  },
}
