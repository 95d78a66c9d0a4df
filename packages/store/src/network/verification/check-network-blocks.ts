import { formatId } from "@serac/chain"
import { hexOf } from "../../hex.ts"
import type { DumpedTable } from "../../queries/dumped-table.ts"
import { bytesIn } from "../../verification/bytes-in.ts"
import { parseObject } from "../../verification/fragment-members.ts"
import type { Findings } from "../../verification/inconsistency.ts"
import { RowStream, type StoredRow } from "../../verification/row-stream.ts"
import { chainCode, positionAt, startOfBlock } from "../keys.ts"
import { dumpedNetworkTables } from "../queries/dump.ts"
import type { NetworkBlockReference, PrimaryChain } from "../rows.ts"
import type { NetworkCheck } from "./network-check.ts"
import type { SumCheck } from "./sum-check.ts"

/** A chain of the network, up to its head when the check began. */
export interface NetworkChainCheck extends NetworkCheck {
  readonly chain: PrimaryChain
  readonly checkpoint: { readonly head: NetworkBlockReference; readonly transactions: number }
  /** Receives the transactions. */
  readonly sums: SumCheck
}

const tableOf = (name: string) => dumpedNetworkTables.find(({ table }) => table === name) as DumpedTable
const progressEvery = 1000

/** Checks the blocks of a chain in order, together with their transactions. Blocks of these chains are final. */
export async function checkNetworkBlocks(check: NetworkChainCheck): Promise<void> {
  const { connection, network, chain, checkpoint, sums, findings, signal, onProgress } = check
  const [owner, code, head] = [{ network }, chainCode(chain), checkpoint.head.height]
  const blocks = new RowStream(connection, tableOf("primary_block"), owner, { chain: code })
  const transactions = new RowStream(connection, tableOf("primary_transaction"), owner, { chain: code })
  const ofChain = (row: StoredRow | undefined) => row?.chain === code && Number(row.height) <= head
  let before: { readonly height: number; readonly id: string } | undefined
  let count = 0
  let seen = 0
  while (ofChain(await blocks.peek())) {
    signal?.throwIfAborted()
    const block = (await blocks.next()) as StoredRow
    const height = Number(block.height)
    // Of the C-Chain only blocks with atomic transactions are stored.
    for (let missing = (before?.height ?? -1) + 1; chain !== "C" && missing < height; missing += 1)
      findings.add({ ...where(chain, missing, "there is no gap below the head"), stored: "no row", expected: "a row" })
    const id = checkBlock(chain, block, before, findings)
    const end = startOfBlock(height + 1)
    const own = await transactions.takeWhile((row) => row.chain === code && Number(row.position) < end)
    checkTransactions(chain, block, own, findings)
    sums.add(chain, own)
    count += own.length
    before = { height, id }
    if (++seen % progressEvery === 0) onProgress?.(height, head)
  }
  if (chain !== "C") findings.same(where(chain, head, "the checkpoint is the last block"), before?.height, head)
  if (before?.height === head)
    findings.same(where(chain, head, "the checkpoint has its ID"), idText(chain, checkpoint.head.id), before.id)
  const counted = { table: "primary_checkpoint", key: chain, rule: "it counts the transactions of all blocks" }
  findings.same(counted, checkpoint.transactions, count)
  onProgress?.(head, head)
}

const where = (chain: PrimaryChain, height: number, rule: string) => ({
  table: "primary_block",
  key: `${chain} ${height}`,
  rule,
})

const idText = (chain: PrimaryChain, id: Uint8Array) => (chain === "C" ? hexOf(id) : formatId(id))

/** Checks a block and returns its ID from its JSON. */
function checkBlock(
  chain: PrimaryChain,
  block: StoredRow,
  before: { readonly height: number; readonly id: string } | undefined,
  findings: Findings,
): string {
  findings.checked("primary_block")
  const height = Number(block.height)
  const id = idText(chain, bytesIn(block.id))
  const json = parseObject(String(block.json))
  if (json === undefined) {
    findings.add({ ...where(chain, height, "a block is JSON"), stored: String(block.json), expected: "JSON" })
    return id
  }
  findings.same(where(chain, height, "its JSON tells its height"), json.blockNumber, height)
  findings.same(where(chain, height, "its JSON tells its ID"), json.blockHash, id)
  findings.same(where(chain, height, "its JSON tells its time"), json.blockTimestamp, block.timestamp)
  findings.same(where(chain, height, "its JSON tells its transactions"), json.txCount, block.transaction_count)
  if (before?.height === height - 1)
    findings.same(where(chain, height, "its parent is the block before it"), json.parentHash, before.id)
  return id
}

function checkTransactions(chain: PrimaryChain, block: StoredRow, own: readonly StoredRow[], findings: Findings): void {
  findings.checked("primary_transaction", own.length)
  const height = Number(block.height)
  const key = `${chain} ${height}`
  const rule = "they are those that their block names"
  const { transactions } = parseObject(String(block.json)) ?? {}
  const stored = own.map(({ id }) => formatId(bytesIn(id)))
  const places = own.map(({ position }) => positionAt(Number(position)))
  // The genesis transactions are stored with the first block, whose JSON does not list them.
  const named: readonly unknown[] = Array.isArray(transactions) ? transactions : []
  if (height > 0 || named.length > 0) findings.same({ table: "primary_transaction", key, rule }, stored, named)
  for (const [index, place] of places.entries()) {
    const numbered = "transactions of a block are numbered without a gap"
    const told = `${place.height}/${place.index}`
    findings.same({ table: "primary_transaction", key, rule: numbered }, told, `${height}/${index}`)
  }
}
