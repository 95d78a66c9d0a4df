import type { Query } from "../../queries/query.ts"

/** Contracts that an address created before a position, newest first. */
export const listDeployments: Query = {
  name: "list_deployments",
  sql: `SELECT block_number AS "blockNumber", transaction_index AS "transactionIndex", sequence AS "sequence",
    address AS "address", transaction_hash AS "transactionHash", deployer AS "deployer",
    deployer_contract AS "deployerContract" FROM evm_deployment
    WHERE chain_id = :chain AND creator = :creator
    AND (block_number, transaction_index, sequence) < (:block, :transaction, :sequence)
    ORDER BY block_number DESC, transaction_index DESC, sequence DESC LIMIT :limit`,
  plan: {
    sqlite: [
      "SEARCH evm_deployment USING PRIMARY KEY (chain_id=? AND creator=? AND (block_number,transaction_index,sequence)<(?,?,?))",
    ],
    postgres: ["evm_deployment_pkey"],
  },
}
