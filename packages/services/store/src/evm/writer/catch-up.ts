import { writeChange } from "../../changes/write-change.ts"
import type { Connection, Transaction } from "../../engine.ts"
import type { Row } from "../../verification/row-stream.ts"
import { checkpointOf } from "../checkpoint.ts"
import type { List, Listable, ListedKind } from "../lists/list.ts"
import { projectionsOf, unemptied } from "../projections.ts"
import { chainChanges } from "../queries/changes.ts"
import {
  deploymentsOfBlocks,
  internalTransactionsOfBlocks,
  transactionCounts,
  transactionsOfBlocks,
  transfersOfBlocks,
} from "../queries/stored-rows.ts"
import { kindsBehind } from "../rebuild/sources.ts"
import { deploymentRowOf, internalTransactionRowOf, transactionRowOf, transferRowOf } from "../stored-rows.ts"
import { journalTable, listTable } from "../tables.ts"
import type { CatchUp } from "../writer-port.ts"
import { emptyList } from "./empty-list.ts"
import { journalOfEntries, listEntries } from "./list-entries.ts"
import { isFar, writeProjections } from "./projections.ts"

const mostBlocks = 10_000

/**
 * Gives the lists that are furthest behind their entries of the next blocks, read from the rows that they are lists of. Undefined where
 * none is behind, and as long as the chain itself is far behind its node. A list that another version made is emptied first, a piece at
 * a time; one whose rows are made anew waits for them.
 *
 * @param mostTransactions - that the blocks have, but for one block that has more.
 */
export async function catchUp(
  transaction: Transaction,
  chain: bigint,
  declared: readonly List[],
  mostTransactions: number,
): Promise<CatchUp | undefined> {
  const checkpoint = await checkpointOf(transaction, chain)
  if (checkpoint === undefined || isFar(checkpoint.nodeHead, checkpoint.head.number)) return undefined
  const stored = await projectionsOf(transaction, chain)
  const rowsBehind = kindsBehind(stored)
  const nextOf = ({ name, version, of }: List) => {
    const projection = stored.get(name)
    if (projection?.enabled !== 1 || projection.version !== version) return null
    // Rows that are made anew are not what is to be listed yet.
    return rowsBehind.has(of) && projection.nextBlock !== unemptied ? null : projection.nextBlock
  }
  const from = Math.min(...declared.flatMap((list) => nextOf(list) ?? []))
  const lists = declared.filter((list) => nextOf(list) === from)
  const [list] = lists
  if (list === undefined) return undefined
  const head = checkpoint.head.number
  if (from === unemptied) {
    if (await emptyList(transaction, chain, list)) await write(transaction, chain, [list], 0)
    return { lists: [list.name], next: 0, head }
  }
  const next = await endOfStretch(transaction, chain, from, head, mostTransactions)
  const kinds = new Set(lists.map(({ of }) => of))
  const rows = await rowsOf(transaction, { chain, from, to: next }, kinds)
  const entries = listEntries(chain, lists, rows, { sorted: true })
  await transaction.insert(listTable, entries)
  await transaction.insertMissing(journalTable, journalOfEntries(entries, checkpoint.journalFrom))
  await write(transaction, chain, lists, next > head ? null : next)
  // What is switched on is served from now on.
  if (next > head) await writeChange(transaction, chainChanges, { chain }, { kind: "metadata" })
  return { lists: lists.map(({ name }) => name), next, head }
}

const write = (transaction: Transaction, chain: bigint, lists: readonly List[], nextBlock: number | null) =>
  writeProjections(
    transaction,
    chain,
    lists.map(({ name, version }) => ({ name, version, nextBlock, enabled: 1 })),
  )

/** The block after the last one that is taken at once. */
async function endOfStretch(
  connection: Connection,
  chain: bigint,
  from: number,
  head: number,
  most: number,
): Promise<number> {
  const blocks = await connection.all<{ number: number; count: number }>(transactionCounts, {
    chain,
    from,
    limit: mostBlocks,
  })
  let transactions = 0
  for (const { number, count } of blocks) {
    transactions += count
    if (transactions > most && number > from) return number
  }
  return Math.min(head, blocks.at(-1)?.number ?? head) + 1
}

/** Rows of some kinds in some blocks; of the others none. */
async function rowsOf(
  connection: Connection,
  range: { readonly chain: bigint; readonly from: number; readonly to: number },
  kinds: ReadonlySet<ListedKind>,
): Promise<{ readonly [Kind in ListedKind]: readonly Listable[Kind][] }> {
  const transactions = async () => {
    const failed = await connection.all<Row>(transactionsOfBlocks, { ...range, succeeded: 0 })
    return [...failed, ...(await connection.all<Row>(transactionsOfBlocks, { ...range, succeeded: 1 }))]
  }
  return {
    transactions: kinds.has("transactions") ? (await transactions()).map(transactionRowOf) : [],
    transfers: kinds.has("transfers") ? (await connection.all<Row>(transfersOfBlocks, range)).map(transferRowOf) : [],
    deployments: kinds.has("deployments")
      ? (await connection.all<Row>(deploymentsOfBlocks, range)).map(deploymentRowOf)
      : [],
    internalTransactions: kinds.has("internalTransactions")
      ? (await connection.all<Row>(internalTransactionsOfBlocks, range)).map(internalTransactionRowOf)
      : [],
  }
}
