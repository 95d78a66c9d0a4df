import type { Migration } from "./migration.ts"

/**
 * Contracts are found by how their names and symbols begin. What is indexed is short, whatever a contract tells, and in the letter case
 * that both engines make alike: only A to Z have a small one.
 */
export const contractNames: Migration = {
  version: 8,
  ddl: {
    chain: ["name", "symbol"].map((column) => ({
      sqlite: `CREATE INDEX evm_contract_${column} ON evm_contract (chain_id, substr(lower(${column}), 1, 32), address)
        WHERE ${column} IS NOT NULL`,
      postgres: `CREATE INDEX evm_contract_${column} ON evm_contract
        (chain_id, substr(lower(${column} COLLATE "C"), 1, 32), address) WHERE ${column} IS NOT NULL`,
    })),
    network: [],
    meta: [],
  },
  cost: {
    sqlite: "Two indexes of the contracts that are known: seconds for a million of them.",
    postgres: "Two indexes of the contracts that are known: seconds for a million of them.",
  },
}
