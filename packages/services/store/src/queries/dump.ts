import type { Query } from "./query.ts"

/** A table as it is dumped: its key after the chain, in order, and the rest that no clock has decided. */
export interface DumpedTable {
  readonly table: string
  /** Columns of the primary key with values below all others. */
  readonly key: Readonly<Record<string, number | "0x">>
  readonly query: Query
}

const first = -1
const block = { block_number: first }
const event = { ...block, log_index: first, batch_index: first }

function dumped(table: string, key: DumpedTable["key"], rest: readonly string[]): DumpedTable {
  const columns = Object.keys(key)
  const after = columns.map((column) => `:${column}`)
  return {
    table,
    key,
    query: {
      name: `dump_${table}`,
      sql: `SELECT ${[...columns, ...rest].map((column) => `${column} AS "${column}"`).join(", ")} FROM ${table}
        WHERE chain_id = :chain AND (${columns.join(", ")}) > (${after.join(", ")})
        ORDER BY ${columns.join(", ")} LIMIT :limit`,
      plan: {
        sqlite: [
          columns.length === 1
            ? `SEARCH ${table} USING PRIMARY KEY (chain_id=? AND ${columns[0]}>?)`
            : `SEARCH ${table} USING PRIMARY KEY (chain_id=? AND (${columns.join(",")})>(${columns.map(() => "?").join(",")}))`,
        ],
        postgres: [`${table}_pkey`],
      },
    },
  }
}

/** All that follows from the chain itself, and nothing of when it was read. */
export const dumpedTables: readonly DumpedTable[] = [
  dumped("evm_block", { number: first }, ["hash", "timestamp", "transaction_count", "gas_used", "json"]),
  dumped("evm_transaction", { succeeded: first, ...block, transaction_index: first }, ["timestamp", "fragment"]),
  dumped("evm_transfer", event, ["token", "standard", "token_id", "fragment"]),
  dumped("evm_token_transfer", { token: "0x", ...event }, []),
  dumped("evm_erc721_transfer", { address: "0x", ...event }, []),
  dumped("evm_nft_owner", { contract: "0x", token_id: "0x", ...event }, ["owner"]),
  dumped("evm_deployment", { creator: "0x", ...block, transaction_index: first, sequence: first }, [
    "address",
    "transaction_hash",
    "deployer",
    "deployer_contract",
  ]),
  dumped("evm_contract", { address: "0x" }, ["first_block", "erc_type", "name", "symbol", "decimals"]),
  dumped("evm_nft", { contract: "0x", token_id: "0x" }, ["standard", "first_block", "token_uri", "metadata"]),
  dumped("evm_counter", { period: first, start: first }, [
    "blocks",
    "transactions",
    "gas_used",
    "first_block_at",
    "last_block_at",
  ]),
]

export const dumpQueries: readonly Query[] = dumpedTables.map(({ query }) => query)
