import type { Query } from "../../queries/query.ts"

export const deleteDeploymentsAbove: Query = {
  name: "delete_deployments_above",
  sql: "DELETE FROM evm_deployment WHERE chain_id = :chain AND block_number > :number",
  plan: {
    sqlite: ["SEARCH evm_deployment USING PRIMARY KEY (chain_id=? AND block_number>?)"],
    postgres: ["evm_deployment_pkey"],
  },
}
