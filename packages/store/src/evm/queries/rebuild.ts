import type { Query } from "../../queries/query.ts"
import type { TableDefinition } from "../../schema/table.ts"
import {
  deploymentTable,
  internalTransactionTable,
  messengerEventTable,
  nftOwnerTable,
  transactionTable,
  transferTable,
} from "../tables.ts"

const inBlockRange = "chain_id = :chain AND block_number >= :from AND block_number < :to"
// All but the first column, the chain: its ID may exceed the integers that can be read back.
const ownColumns = ({ columns }: TableDefinition) =>
  columns
    .slice(1)
    .map(({ name }) => name)
    .join(", ")

/** The statements on a table's rows of some blocks. */
export interface RowsOfBlocks {
  readonly table: TableDefinition
  /** Returns all columns of the table except the chain. */
  readonly read: Query
  readonly remove: Query
}

/** @param keyed - columns of the table's key before the block, besides the chain. */
function rowsOfBlocks(
  table: TableDefinition,
  keyed?: { readonly condition: string; readonly plan: string },
): RowsOfBlocks {
  const { name } = table
  const where = keyed === undefined ? inBlockRange : `${inBlockRange} AND ${keyed.condition}`
  const search = `SEARCH ${name} USING PRIMARY KEY (chain_id=? AND ${keyed?.plan ?? ""}block_number>? AND block_number<?)`
  const plan: Query["plan"] = { sqlite: [search], postgres: [`${name}_pkey`] }
  return {
    table,
    read: { name: `rebuilt_${name}`, sql: `SELECT ${ownColumns(table)} FROM ${name} WHERE ${where}`, plan },
    remove: { name: `delete_rebuilt_${name}`, sql: `DELETE FROM ${name} WHERE ${where}`, plan },
  }
}

export const transactionsWithin = rowsOfBlocks(transactionTable, {
  condition: "succeeded IN (0, 1)",
  plan: "succeeded=? AND ",
})
export const transfersWithin = rowsOfBlocks(transferTable)
export const deploymentsWithin = rowsOfBlocks(deploymentTable)
export const internalTransactionsWithin = rowsOfBlocks(internalTransactionTable)
export const messengerEventsWithin = rowsOfBlocks(messengerEventTable)

const moved = `${inBlockRange} AND (contract, token_id) IN
    (SELECT token, token_id FROM evm_transfer WHERE ${inBlockRange} AND standard = 721)`
const movedPlan: Query["plan"] = {
  sqlite: [
    "SEARCH evm_nft_owner USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=? AND block_number>? AND block_number<?)",
    "SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND block_number>? AND block_number<?)",
  ],
  postgres: ["evm_nft_owner_pkey", "evm_transfer_pkey"],
}

/** Rows of some blocks in the table of owners of NFTs that their stored transfers move. */
export const ownersWithin: RowsOfBlocks = {
  table: nftOwnerTable,
  read: {
    name: "rebuilt_evm_nft_owner",
    sql: `SELECT ${ownColumns(nftOwnerTable)} FROM evm_nft_owner WHERE ${moved}`,
    plan: movedPlan,
  },
  remove: { name: "delete_rebuilt_evm_nft_owner", sql: `DELETE FROM evm_nft_owner WHERE ${moved}`, plan: movedPlan },
}

const ofBlocks: Query["plan"] = {
  sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number>? AND number<?)"],
  postgres: ["evm_block_pkey"],
}

/** Blocks from a number up to another, ascending, with the columns that are derived from a node's answer. */
export const blocksWithin: Query = {
  name: "blocks_within",
  sql: `SELECT number AS "number", hash AS "hash", timestamp AS "timestamp", transaction_count AS "transactionCount",
    gas_used AS "gasUsed", json AS "json" FROM evm_block
    WHERE chain_id = :chain AND number >= :from AND number < :to ORDER BY number`,
  plan: ofBlocks,
}

/** Replaces a block's text and derived columns; its number, hash and time stay. */
export const rewriteBlock: Query = {
  name: "rewrite_block",
  sql: `UPDATE evm_block SET transaction_count = :transactionCount, gas_used = :gasUsed, json = :json
    WHERE chain_id = :chain AND number = :number`,
  plan: { sqlite: ["SEARCH evm_block USING PRIMARY KEY (chain_id=? AND number=?)"], postgres: ["evm_block_pkey"] },
}

/** Reads a counter. */
export const readCounter: Query = {
  name: "read_counter",
  sql: `SELECT transactions AS "transactions", gas_used AS "gasUsed" FROM evm_counter
    WHERE chain_id = :chain AND period = :period AND start = :start`,
  plan: {
    sqlite: ["SEARCH evm_counter USING PRIMARY KEY (chain_id=? AND period=? AND start=?)"],
    postgres: ["evm_counter_pkey"],
  },
}

export const rewriteCounter: Query = {
  name: "rewrite_counter",
  sql: `UPDATE evm_counter SET transactions = :transactions, gas_used = :gasUsed
    WHERE chain_id = :chain AND period = :period AND start = :start`,
  plan: {
    sqlite: ["SEARCH evm_counter USING PRIMARY KEY (chain_id=? AND period=? AND start=?)"],
    postgres: ["evm_counter_pkey"],
  },
}

/** Sets a chain's number of transactions. */
export const rewriteTransactions: Query = {
  name: "rewrite_transactions",
  sql: "UPDATE evm_checkpoint SET transactions = transactions + :added WHERE chain_id = :chain",
  plan: { sqlite: ["SEARCH evm_checkpoint USING PRIMARY KEY (chain_id=?)"], postgres: ["evm_checkpoint_pkey"] },
}

const foundPlan = (of: string): Query["plan"] => ({
  sqlite: [
    "SEARCH evm_contract USING PRIMARY KEY (chain_id=? AND address=?)",
    `SEARCH ${of} USING PRIMARY KEY (chain_id=? AND block_number>? AND block_number<?)`,
  ],
  postgres: ["evm_contract_pkey", `${of}_pkey`],
})

/** Contracts whose tokens some blocks move, with the stored first block of each. */
export const contractsMoved: Query = {
  name: "contracts_moved",
  sql: `SELECT address AS "address", first_block AS "firstBlock" FROM evm_contract WHERE chain_id = :chain AND address IN
    (SELECT token FROM evm_transfer WHERE ${inBlockRange})`,
  plan: foundPlan("evm_transfer"),
}

/** Contracts that some blocks create, with the stored first block of each. */
export const contractsDeployed: Query = {
  name: "contracts_deployed",
  sql: `SELECT address AS "address", first_block AS "firstBlock" FROM evm_contract WHERE chain_id = :chain AND address IN
    (SELECT address FROM evm_deployment WHERE ${inBlockRange})`,
  plan: foundPlan("evm_deployment"),
}

/** NFTs that some blocks move, with the stored first block of each. */
export const tokensMoved: Query = {
  name: "tokens_moved",
  sql: `SELECT contract AS "contract", token_id AS "tokenId", first_block AS "firstBlock" FROM evm_nft
    WHERE chain_id = :chain AND (contract, token_id) IN
    (SELECT token, token_id FROM evm_transfer WHERE ${inBlockRange} AND standard > 20)`,
  plan: {
    sqlite: [
      "SEARCH evm_nft USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)",
      "SEARCH evm_transfer USING PRIMARY KEY (chain_id=? AND block_number>? AND block_number<?)",
    ],
    postgres: ["evm_nft_pkey", "evm_transfer_pkey"],
  },
}

/** Sets the first block that shows a contract. */
export const moveContract: Query = {
  name: "move_contract",
  sql: "UPDATE evm_contract SET first_block = :block WHERE chain_id = :chain AND address = :address",
  plan: {
    sqlite: ["SEARCH evm_contract USING PRIMARY KEY (chain_id=? AND address=?)"],
    postgres: ["evm_contract_pkey"],
  },
}

/** Sets the first block that shows an NFT. */
export const moveToken: Query = {
  name: "move_token",
  sql: `UPDATE evm_nft SET first_block = :block
    WHERE chain_id = :chain AND contract = :contract AND token_id = :tokenId`,
  plan: {
    sqlite: ["SEARCH evm_nft USING PRIMARY KEY (chain_id=? AND contract=? AND token_id=?)"],
    postgres: ["evm_nft_pkey"],
  },
}

/** The statements on rows of blocks. */
export const rebuildQueries: Readonly<Record<string, Query>> = Object.fromEntries(
  [
    transactionsWithin,
    transfersWithin,
    deploymentsWithin,
    internalTransactionsWithin,
    messengerEventsWithin,
    ownersWithin,
  ]
    .flatMap(({ read, remove }) => [read, remove])
    .map((query) => [query.name, query]),
)
