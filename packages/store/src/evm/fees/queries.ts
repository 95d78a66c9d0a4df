import type { Query } from "../../queries/query.ts"

const feesPlan: Query["plan"] = {
  sqlite: ["SEARCH evm_fees USING PRIMARY KEY (chain_id=?)"],
  postgres: ["evm_fees_pkey"],
}

export const readFees: Query = {
  name: "read_fees",
  sql: 'SELECT spent AS "spent" FROM evm_fees WHERE chain_id = :chain',
  plan: feesPlan,
}

export const deleteFees: Query = {
  name: "delete_fees",
  sql: "DELETE FROM evm_fees WHERE chain_id = :chain",
  plan: feesPlan,
}
