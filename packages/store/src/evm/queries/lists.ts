import type { Query } from "../../queries/query.ts"
import type { ListedKind } from "../lists/list.ts"
import { nftColumns, nftPlans, nftSource } from "./nfts.ts"

/** How the rows of a kind are joined by their positions, and which columns are read. */
interface ListedQuery {
  readonly table: string
  readonly columns: string
  /** Join conditions besides the chain and the block. */
  readonly join: string
  readonly sqlitePlan: string
}

const listedQueries: Readonly<Record<ListedKind, ListedQuery>> = {
  transactions: {
    table: "evm_transaction",
    columns: `t.transaction_index AS "index", t.timestamp AS "timestamp", t.fragment AS "fragment"`,
    join: "t.succeeded = 1 - a.sub AND t.transaction_index = a.position",
    sqlitePlan: "(chain_id=? AND succeeded=? AND block_number=? AND transaction_index=?)",
  },
  transfers: {
    table: "evm_transfer",
    columns: `t.log_index AS "logIndex", t.batch_index AS "batchIndex", t.standard AS "standard", t.fragment AS "fragment",
      t.token AS "token", t.token_id AS "tokenId"`,
    join: "t.log_index = a.position AND t.batch_index = a.sub",
    sqlitePlan: "(chain_id=? AND block_number=? AND log_index=? AND batch_index=?)",
  },
  deployments: {
    table: "evm_deployment",
    columns: `t.transaction_index AS "transactionIndex", t.sequence AS "sequence", t.address AS "address",
      t.transaction_hash AS "transactionHash", t.deployer AS "deployer", t.deployer_contract AS "deployerContract"`,
    join: "t.transaction_index = a.position AND t.sequence = a.sub",
    sqlitePlan: "(chain_id=? AND block_number=? AND transaction_index=? AND sequence=?)",
  },
  internalTransactions: {
    table: "evm_internal_transaction",
    columns: `t.transaction_index AS "transactionIndex", t.sequence AS "sequence", t.fragment AS "fragment"`,
    join: "t.transaction_index = a.position AND t.sequence = a.sub",
    sqlitePlan: "(chain_id=? AND block_number=? AND transaction_index=? AND sequence=?)",
  },
  messengerEvents: {
    table: "evm_messenger_event",
    columns: `t.log_index AS "logIndex", t.transaction_index AS "transactionIndex", t.timestamp AS "timestamp",
      t.fragment AS "fragment"`,
    join: "t.log_index = a.position",
    sqlitePlan: "(chain_id=? AND block_number=? AND log_index=?)",
  },
}

type Order = "asc" | "desc"

const ordersByDirection: Readonly<
  Record<Order, { readonly range: string; readonly order: string; readonly sqlitePlan: string }>
> = {
  desc: {
    range: "a.block_number >= :startBlock AND (a.block_number, a.position, a.sub) < (:block, :position, :sub)",
    order: "a.block_number DESC, a.position DESC, a.sub DESC",
    sqlitePlan: "block_number>? AND (block_number,position,sub)<(?,?,?)",
  },
  asc: {
    range: "a.block_number < :endBlock AND (a.block_number, a.position, a.sub) > (:block, :position, :sub)",
    order: "a.block_number, a.position, a.sub",
    sqlitePlan: "(block_number,position,sub)>(?,?,?) AND block_number<?",
  },
}

// PostgreSQL plans to read every partition except those that these conditions exclude.
const inPartitions: Readonly<Record<Order, string>> = {
  desc: `AND a.block_number >= :floor AND t.block_number >= :floor AND t.block_number >= :startBlock
    AND t.block_number <= :block`,
  asc: "AND t.block_number >= :block AND t.block_number < :endBlock",
}

const isPartitioned = (kind: ListedKind) => kind !== "deployments" && kind !== "messengerEvents"

function listPageQuery(kind: ListedKind, order: Order, withNfts = false): Query {
  const { table, columns, join, sqlitePlan } = listedQueries[kind]
  const range = ordersByDirection[order]
  // CROSS JOIN prevents SQLite from reversing the join.
  const sqlOf = (
    more: string,
  ) => `SELECT a.block_number AS "blockNumber", ${columns}${withNfts ? `, ${nftColumns}` : ""}
    FROM evm_list a CROSS JOIN ${table} t ${withNfts ? nftSource : ""}
    WHERE a.chain_id = :chain AND a.list = :list AND a.key = :key AND ${range.range}
    AND t.chain_id = :chain AND t.block_number = a.block_number AND ${join} ${more}
    ORDER BY ${range.order} LIMIT :limit`
  return {
    name: `list_${kind}_${order}${withNfts ? "_with_nfts" : ""}`,
    sql: sqlOf(""),
    ...(isPartitioned(kind) && {
      postgresSql: sqlOf(inPartitions[order]),
      ...(order === "desc" && { descendsFrom: "block" as const }),
    }),
    plan: {
      sqlite: [
        `SEARCH a USING PRIMARY KEY (chain_id=? AND list=? AND key=? AND ${range.sqlitePlan})`,
        `SEARCH t USING PRIMARY KEY ${sqlitePlan}`,
        ...(withNfts ? nftPlans : []),
      ],
      postgres: ["evm_list_pkey", `${table}_pkey`, ...(withNfts ? ["evm_nft_pkey", "evm_nft_owner_pkey"] : [])],
    },
  }
}

const ordersOf = (kind: ListedKind, withNfts = false): Readonly<Record<Order, Query>> => ({
  desc: listPageQuery(kind, "desc", withNfts),
  asc: listPageQuery(kind, "asc", withNfts),
})

/** A page of a list with the listed rows, by kind and order. */
export const listPages: Readonly<Record<ListedKind, Readonly<Record<Order, Query>>>> = {
  transactions: ordersOf("transactions"),
  transfers: ordersOf("transfers"),
  deployments: ordersOf("deployments"),
  internalTransactions: ordersOf("internalTransactions"),
  messengerEvents: ordersOf("messengerEvents"),
}

/** A page of transfers with the current state of their NFTs. */
export const nftListPages: Readonly<Record<Order, Query>> = ordersOf("transfers", true)

/** Keys of a list in a range, each once, in order. */
export const listKeysInRange: Query = {
  name: "list_keys_in_range",
  sql: `SELECT DISTINCT key AS "key" FROM evm_list
    WHERE chain_id = :chain AND list = :list AND key >= :low AND key <= :high ORDER BY key LIMIT :limit`,
  plan: {
    sqlite: ["SEARCH evm_list USING PRIMARY KEY (chain_id=? AND list=? AND key>? AND key<?)"],
    postgres: ["evm_list_pkey"],
  },
}

/** All list queries. */
export const listPageQueries: readonly Query[] = [
  ...[...Object.values(listPages), nftListPages].flatMap((orders) => Object.values(orders)),
  listKeysInRange,
]
