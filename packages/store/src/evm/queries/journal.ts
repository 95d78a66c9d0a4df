import type { Query } from "../../queries/query.ts"

/**
 * The keys that a block changed in tables that are not ordered by block, by a kind number: lists use their ids (1 to 99), other
 * tables the numbers here. A rollback deletes rows above a block at these keys; without the journal it would have to search the
 * whole tables.
 */
export const journaled = {
  /** The key is a contract and a token ID. */
  nft: 101,
  contract: 102,
  /** The key of a balance. */
  balance: 103,
} as const

const above = "FROM evm_journal WHERE chain_id = :chain AND block_number > :number"
const abovePlan = "SEARCH evm_journal USING PRIMARY KEY (chain_id=? AND block_number>?)"

/** The rows of a table that a rollback deletes: those above the block at the keys in the journal. */
interface Journaled {
  readonly table: string
  /** The column of the row's block. */
  readonly block: string
  /** The columns of the journaled key, and their SQL. */
  readonly columns: readonly string[]
  readonly keys: readonly string[]
  readonly condition: string
  readonly sqlitePlan: string
}

const deleteAbove = ({ table, block, columns, keys, condition, sqlitePlan }: Journaled): Query => ({
  name: `delete_${table}_above`,
  sql: `DELETE FROM ${table} WHERE chain_id = :chain AND ${block} > :number AND (${columns.join(", ")}) IN
    (SELECT ${keys.join(", ")} ${above} AND ${condition})`,
  plan: {
    sqlite: [`SEARCH ${table} USING PRIMARY KEY (chain_id=? AND ${sqlitePlan})`, abovePlan],
    postgres: [`${table}_pkey`, "evm_journal_pkey"],
  },
})

const nft = {
  columns: ["contract", "token_id"],
  keys: ["substr(key, 1, 20)", "substr(key, 21)"],
  condition: `list = ${journaled.nft}`,
} as const

/** The deletions of a rollback that use the journal; the journal itself is deleted last. */
export const deleteJournaledAbove: readonly Query[] = [
  deleteAbove({
    table: "evm_list",
    block: "block_number",
    columns: ["list", "key"],
    keys: ["list", "key"],
    condition: "list < 100",
    sqlitePlan: "list=? AND key=? AND block_number>?",
  }),
  deleteAbove({
    table: "evm_nft_owner",
    block: "block_number",
    ...nft,
    sqlitePlan: "contract=? AND token_id=? AND block_number>?",
  }),
  deleteAbove({ table: "evm_nft", block: "first_block", ...nft, sqlitePlan: "contract=? AND token_id=?" }),
  deleteAbove({
    table: "evm_contract",
    block: "first_block",
    columns: ["address"],
    keys: ["key"],
    condition: `list = ${journaled.contract}`,
    sqlitePlan: "address=?",
  }),
  ...["evm_balance", "evm_balance_answer"].map((table) =>
    deleteAbove({
      table,
      block: "block_number",
      columns: ["key"],
      keys: ["key"],
      condition: `list = ${journaled.balance}`,
      sqlitePlan: "key=? AND block_number>?",
    }),
  ),
  {
    name: "delete_journal_above",
    sql: `DELETE ${above}`,
    plan: { sqlite: [abovePlan], postgres: ["evm_journal_pkey"] },
  },
]

/** Deletes journal entries of blocks that are too old to be rolled back. */
export const deleteJournalBelow: Query = {
  name: "delete_journal_below",
  sql: "DELETE FROM evm_journal WHERE chain_id = :chain AND block_number < :number",
  plan: {
    sqlite: ["SEARCH evm_journal USING PRIMARY KEY (chain_id=? AND block_number<?)"],
    postgres: ["evm_journal_pkey"],
  },
}
