import type { Query } from "../../queries/query.ts"

/**
 * What a block has touched in tables that are not ordered by block: of which tokens it has transfers, and so on.
 * A rollback deletes what is above a block in each of these lists; without the journal it would have to search them all.
 */
export const journalKind = { token: 1, erc721Address: 2, nft: 3, creator: 4, contract: 5 } as const

const above = "FROM evm_journal WHERE chain_id = :chain AND block_number > :number"
const abovePlan = "SEARCH evm_journal USING PRIMARY KEY (chain_id=? AND block_number>?)"

const deleteAbove = (name: string, sql: string, kind: number, keys: readonly string[], plan: Query["plan"]): Query => ({
  name,
  sql: `${sql} AND (${keys.join(", ")}) IN
    (SELECT ${keys.length === 1 ? "address" : "address, token_id"} ${above} AND kind = ${kind})`,
  plan: { sqlite: [...plan.sqlite, abovePlan], postgres: [...plan.postgres, "evm_journal_pkey"] },
})

/** What a rollback deletes with the journal's help; the journal itself goes last. */
export const deleteJournaledAbove: readonly Query[] = [
  deleteAbove(
    "delete_token_transfers_above",
    "DELETE FROM evm_token_transfer WHERE chain_id = :chain AND block_number > :number",
    journalKind.token,
    ["token"],
    {
      sqlite: ["SEARCH evm_token_transfer USING PRIMARY KEY (chain_id=? AND token=? AND block_number>?)"],
      postgres: ["evm_token_transfer_pkey"],
    },
  ),
  deleteAbove(
    "delete_erc721_transfers_above",
    "DELETE FROM evm_erc721_transfer WHERE chain_id = :chain AND block_number > :number",
    journalKind.erc721Address,
    ["address"],
    {
      sqlite: ["SEARCH evm_erc721_transfer USING PRIMARY KEY (chain_id=? AND address=? AND block_number>?)"],
      postgres: ["evm_erc721_transfer_pkey"],
    },
  ),
  deleteAbove(
    "delete_nft_owners_above",
    "DELETE FROM evm_nft_owner WHERE chain_id = :chain AND block_number > :number",
    journalKind.nft,
    ["contract", "token_id"],
    {
      sqlite: ["SEARCH evm_nft_owner USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=? AND block_number>?)"],
      postgres: ["evm_nft_owner_pkey"],
    },
  ),
  deleteAbove(
    "delete_nfts_above",
    "DELETE FROM evm_nft WHERE chain_id = :chain AND first_block > :number",
    journalKind.nft,
    ["contract", "token_id"],
    {
      sqlite: ["SEARCH evm_nft USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"],
      postgres: ["evm_nft_pkey"],
    },
  ),
  deleteAbove(
    "delete_deployments_above",
    "DELETE FROM evm_deployment WHERE chain_id = :chain AND block_number > :number",
    journalKind.creator,
    ["creator"],
    {
      sqlite: ["SEARCH evm_deployment USING PRIMARY KEY (chain_id=? AND creator=? AND block_number>?)"],
      postgres: ["evm_deployment_pkey"],
    },
  ),
  deleteAbove(
    "delete_contracts_above",
    "DELETE FROM evm_contract WHERE chain_id = :chain AND first_block > :number",
    journalKind.contract,
    ["address"],
    {
      sqlite: ["SEARCH evm_contract USING PRIMARY KEY (chain_id=? AND address=?)"],
      postgres: ["evm_contract_pkey"],
    },
  ),
  {
    name: "delete_journal_above",
    sql: `DELETE ${above}`,
    plan: { sqlite: [abovePlan], postgres: ["evm_journal_pkey"] },
  },
]

/** Forgets how to undo blocks that are too old to be undone. */
export const deleteJournalBelow: Query = {
  name: "delete_journal_below",
  sql: "DELETE FROM evm_journal WHERE chain_id = :chain AND block_number < :number",
  plan: {
    sqlite: ["SEARCH evm_journal USING PRIMARY KEY (chain_id=? AND block_number<?)"],
    postgres: ["evm_journal_pkey"],
  },
}
