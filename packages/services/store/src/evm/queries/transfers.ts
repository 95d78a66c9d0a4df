import type { Query } from "../../queries/query.ts"

export const deleteTransfersAbove: Query = {
  name: "delete_transfers_above",
  sql: "DELETE FROM evm_transfer WHERE chain_id = :chain AND block_number > :number",
  plan: {
    sqlite: ["SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND block_number>?)"],
    postgres: ["evm_transfer_pkey"],
  },
}
