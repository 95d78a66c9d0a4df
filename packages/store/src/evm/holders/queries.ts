import { batchQueries } from "../../queries/batch.ts"
import type { Query } from "../../queries/query.ts"
import { emptied } from "../queries/emptied.ts"

/** Holders of a token, the largest balance first. */
export const listHolders: Query = {
  name: "list_holders",
  sql: `SELECT key AS "key" FROM evm_holder WHERE chain_id = :chain AND key > :from AND key < :before ORDER BY key DESC LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_holder USING PRIMARY KEY (chain_id=? AND key>? AND key<?)"],
    postgres: ["evm_holder_pkey"],
  },
}

/** Supplies of tokens, each a standard, a contract and a token ID. */
export const suppliesByTokens = batchQueries(
  "supplies_by_tokens",
  (values) => `SELECT token AS "token", holders AS "holders", supply AS "supply"
    FROM evm_token_supply WHERE chain_id = :chain AND token IN (${values})`,
  {
    sqlite: ["SEARCH evm_token_supply USING PRIMARY KEY (chain_id=? AND token=?)"],
    postgres: ["evm_token_supply_pkey"],
  },
)

/** Deletes the supply of a token without holders. */
export const deleteSupply: Query = {
  name: "delete_token_supply",
  sql: "DELETE FROM evm_token_supply WHERE chain_id = :chain AND token = :token",
  plan: {
    sqlite: ["SEARCH evm_token_supply USING PRIMARY KEY (chain_id=? AND token=?)"],
    postgres: ["evm_token_supply_pkey"],
  },
}

/** The stored keys of holders among the given ones. */
export const holdersByKeys = batchQueries(
  "holders_by_keys",
  (values) => `SELECT key AS "key" FROM evm_holder WHERE chain_id = :chain AND key IN (${values})`,
  { sqlite: ["SEARCH evm_holder USING PRIMARY KEY (chain_id=? AND key=?)"], postgres: ["evm_holder_pkey"] },
)

/** The tables that a rebuild of the holders empties. */
export const emptiedHolders = [emptied("evm_holder", ["key"]), emptied("evm_token_supply", ["token"])]
export const emptyingHolders: readonly Query[] = emptiedHolders.flatMap((table) => Object.values<Query>({ ...table }))
