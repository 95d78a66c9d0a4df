import type { Query } from "../../queries/query.ts"

/**
 * What a block has touched in tables that are not ordered by block, by the number of what: lists have their ids (1 to 99), tables of
 * other kinds those here. A rollback deletes what is above a block at each of these keys; without the journal it would have to
 * search them all.
 */
export const journaled = {
  /** The key is a contract and a token ID. */
  nft: 101,
  contract: 102,
  /** The key is that of a balance. */
  balance: 103,
} as const

const above = "FROM evm_journal WHERE chain_id = :chain AND block_number > :number"
const abovePlan = "SEARCH evm_journal USING PRIMARY KEY (chain_id=? AND block_number>?)"

/** Which rows of a table a rollback deletes: those above the block at the keys that the journal names. */
interface Journaled {
  readonly table: string
  /** The column of the row's block. */
  readonly block: string
  /** The columns that the journal names, and how it does. */
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

/** What a rollback deletes with the journal's help; the journal itself goes last. */
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

/** Forgets how to undo blocks that are too old to be undone. */
export const deleteJournalBelow: Query = {
  name: "delete_journal_below",
  sql: "DELETE FROM evm_journal WHERE chain_id = :chain AND block_number < :number",
  plan: {
    sqlite: ["SEARCH evm_journal USING PRIMARY KEY (chain_id=? AND block_number<?)"],
    postgres: ["evm_journal_pkey"],
  },
}
