import { type Connection, chainPart } from "../../engine.ts"
import { engineOf } from "../../engine-of.ts"
import type { Hex } from "../../hex.ts"
import { expandFragment } from "../../items/index.ts"
import type { Store } from "../../port.ts"
import { hexIn } from "../../verification/bytes-in.ts"
import type { CheckOptions, Consistency } from "../../verification/inconsistency.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import { checkpointOf } from "../checkpoint.ts"
import { dumpedTable } from "../queries/dump.ts"
import type { BlockReference, DeploymentRow, InternalTransactionRow, TransferStandard } from "../rows.ts"
import { deploymentRowOf, internalTransactionRowOf } from "../stored-rows.ts"
import { checkChain } from "./check-chain.ts"

/** Reads the stored data of a chain to compare it with other data. */
export interface ChainVerification {
  readonly chainId: string
  /** The last stored block, and the node's head at that time; undefined before the first. */
  head(): Promise<{ readonly head: BlockReference; readonly nodeHead: number } | undefined>
  /** A block without its items; undefined if it is not stored. */
  header(number: number): Promise<StoredHeader | undefined>
  /** A block with all of its items, in one state of the store; undefined if it is not stored. */
  block(number: number): Promise<StoredBlockRows | undefined>
  /** What is stored of a block's traces, in one state of the store; undefined if it is not stored, or no block from it on is traced. */
  traces(number: number): Promise<StoredTraces | undefined>
  /** Checks all rows for contradictions. */
  check(options?: CheckOptions): Promise<Consistency>
}

/** A block as it is stored. */
export interface StoredHeader {
  readonly number: number
  readonly hash: Hex
  /** Complete JSON. */
  readonly json: string
}

/** A stored block with all of its items. */
export interface StoredBlockRows extends StoredHeader {
  /** In block order. */
  readonly transactions: readonly StoredTransactionRow[]
  /** In event order. */
  readonly transfers: readonly StoredTransferRow[]
}

/** What is stored of the traces of a block. */
export interface StoredTraces {
  readonly hash: Hex
  readonly transactionCount: number
  /** In the order of the block. */
  readonly internalTransactions: readonly InternalTransactionRow[]
  /** Contracts that transactions and contracts created, in the order of the block. */
  readonly deployments: readonly DeploymentRow[]
}

export interface StoredTransactionRow {
  readonly index: number
  readonly succeeded: boolean
  /** The transaction's JSON, with holes. */
  readonly fragment: string
}

export interface StoredTransferRow {
  readonly logIndex: number
  readonly batchIndex: number
  readonly standard: TransferStandard
  readonly token: Hex
  readonly tokenId?: Hex
  /** The transfer's JSON, with holes. */
  readonly fragment: string
}

/**
 * Reads a chain to verify it: blocks with all their rows, and whether rows contradict each other. It changes nothing, and works
 * while an indexer writes.
 *
 * Throws a TypeError for a store that `openStore` did not make.
 *
 * @example
 * ```ts
 * import { openStore, verifyingChain } from "@serac/store"
 *
 * const store = await openStore({ kind: "sqlite", directory: "./serac-data" })
 * const { inconsistencies } = await verifyingChain(store, "43114").check()
 * for (const { table, key, rule } of inconsistencies) console.log(`${table} ${key}: ${rule}`)
 * await store.close()
 * ```
 */
export function verifyingChain(store: Store, chainId: string): ChainVerification {
  const connection = engineOf(store).reader(chainPart(chainId))
  const chain = BigInt(chainId)
  return {
    chainId,
    async head() {
      const checkpoint = await checkpointOf(connection, chain)
      return checkpoint && { head: checkpoint.head, nodeHead: checkpoint.nodeHead }
    },
    header: (number) => readHeader(connection, chain, number),
    block: (number) => connection.snapshot((state) => readBlock(state, chain, number)),
    traces: (number) => connection.snapshot((state) => readTraces(state, chain, number)),
    check: (options = {}) => checkChain(connection, chain, options),
  }
}

async function blockRow(connection: Connection, chain: bigint, number: number): Promise<StoredRow | undefined> {
  const { query } = dumpedTable("evm_block")
  const [row] = await connection.all<StoredRow>(query, { chain, number: number - 1, limit: 1 })
  return row?.number === number ? row : undefined
}

async function readHeader(connection: Connection, chain: bigint, number: number): Promise<StoredHeader | undefined> {
  const row = await blockRow(connection, chain, number)
  return row && { number, hash: hexIn(row.hash), json: String(row.json) }
}

async function readBlock(connection: Connection, chain: bigint, number: number): Promise<StoredBlockRows | undefined> {
  const owner = { chain }
  const isOwn = (row: StoredRow | undefined) => row?.block_number === number
  const header = await readHeader(connection, chain, number)
  if (header === undefined) return undefined
  const rows: StoredRow[] = []
  for (const succeeded of [0, 1]) {
    const stream = new RowStream(connection, dumpedTable("evm_transaction"), owner, { succeeded, block_number: number })
    rows.push(...(await stream.takeWhile((row) => isOwn(row) && row.succeeded === succeeded)))
  }
  const transfers = new RowStream(connection, dumpedTable("evm_transfer"), owner, { block_number: number })
  return {
    ...header,
    transactions: rows.map(storedTransaction).sort((one, other) => one.index - other.index),
    transfers: (await transfers.takeWhile(isOwn)).map(transferOf),
  }
}

async function readTraces(connection: Connection, chain: bigint, number: number): Promise<StoredTraces | undefined> {
  const owner = { chain }
  const isOwn = (row: StoredRow) => row.block_number === number
  const state = await new RowStream(connection, dumpedTable("evm_trace_state"), owner).peek()
  const block = await blockRow(connection, chain, number)
  if (block === undefined || state === undefined || Number(state.first_block) > number) return undefined
  const rowsOf = (table: string) =>
    new RowStream(connection, dumpedTable(table), owner, { block_number: number }).takeWhile(isOwn)
  return {
    hash: hexIn(block.hash),
    transactionCount: Number(block.transaction_count),
    internalTransactions: (await rowsOf("evm_internal_transaction")).map(internalTransactionRowOf),
    deployments: (await rowsOf("evm_deployment")).map(deploymentRowOf),
  }
}

const storedTransaction = (row: StoredRow): StoredTransactionRow => ({
  index: Number(row.transaction_index),
  succeeded: row.succeeded === 1,
  fragment: expandFragment(String(row.fragment)),
})

const transferOf = (row: StoredRow): StoredTransferRow => ({
  logIndex: Number(row.log_index),
  batchIndex: Number(row.batch_index),
  standard: Number(row.standard) as TransferStandard,
  token: hexIn(row.token),
  ...(row.token_id !== null && { tokenId: hexIn(row.token_id) }),
  fragment: expandFragment(String(row.fragment)),
})
