import {
  assertArchived,
  type ChainReader,
  type ChainWriter,
  openStore,
  type Store,
  type StoreLocation,
} from "@serac/store"

/** The progress of rebuilding a chain. */
export interface RebuildProgress {
  /** The phases in order: the archive is checked, rows are made from it and compared with the lists, then lists are rebuilt if necessary. */
  readonly phase: "archive" | "rows" | "lists"
  /** Blocks of the phase that are done; with several lists, the one furthest behind counts. */
  readonly done: number
  /** The number of all blocks. */
  readonly total: number
}

/** The result of rebuilding a chain. */
export interface Rebuilt {
  /** Blocks of the chain. */
  readonly blocks: number
  /** Whether rows were rebuilt; otherwise only lists that were behind. */
  readonly rows: boolean
  /** Whether all lists have every block. If not, the chain is far behind its node, and the indexer completes the lists later. */
  readonly lists: boolean
}

/** Which chain is rebuilt. */
export interface RebuildChainOptions {
  readonly store: StoreLocation
  /** Decimal digits. */
  readonly chainId: string
  /** Stops the rebuild after the current step: it rejects with the signal's reason, and a new call continues there. */
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((progress: RebuildProgress) => void) | undefined
}

/** Transactions in one step: few enough that it can be stopped within a second or two. */
const transactionsAtOnce = 10_000

/**
 * Rebuilds all rows of a chain from its archive, without a node, and all lists from the rows. Data is served meanwhile,
 * except internal transactions, and lists while they are emptied and rebuilt, as far as that is necessary. If the rebuild
 * ends early, even by a kill, nothing is lost: a new call continues where it was, and so does the indexer. If lists can be
 * completed and no rows are behind, it completes the lists and leaves the rows unchanged. Nothing is changed if the archive
 * lacks a block or is damaged.
 *
 * @throws ChainLockedError while an indexer writes the chain, ArchiveDamagedError if the archive cannot be read, and an
 * Error if nothing is stored or the archive lacks blocks.
 *
 * @example
 * ```ts
 * import { rebuildChain } from "@serac/indexer/evm"
 *
 * const { blocks } = await rebuildChain({ store: { kind: "sqlite", directory: "./serac-data" }, chainId: "43114" })
 * console.log(`${blocks} blocks`)
 * ```
 */
export async function rebuildChain(options: RebuildChainOptions): Promise<Rebuilt> {
  const { store: location, chainId } = options
  const store = await openStore(location)
  try {
    const reader = store.chain(chainId)
    const lists = await reader.projections()
    const projections = lists.filter(({ state }) => state !== "off").map(({ name }) => name)
    const { openRemoteChainWriter } = await import("../thread/remote-chain-writer.ts")
    const writer = await openRemoteChainWriter({ location, chainId, options: { projections } })
    try {
      return await rebuildWith({ store, reader, writer }, options)
    } finally {
      await writer.close()
    }
  } finally {
    await store.close()
  }
}

interface Tools {
  readonly store: Store
  readonly reader: ChainReader
  readonly writer: ChainWriter
}

async function rebuildWith({ store, reader, writer }: Tools, options: RebuildChainOptions): Promise<Rebuilt> {
  const { chainId, signal, onProgress = () => {} } = options
  const head = await writer.head()
  if (head === undefined) throw new Error(`nothing is stored of chain ${chainId}`)
  const total = head.number + 1
  const due = await writer.rebuilding()
  // Lists that are half complete are completed first, unless they wait for the node's head.
  const caughtUp = due === undefined ? await writer.catchUp(transactionsAtOnce) : undefined
  const rows = caughtUp === undefined
  if (rows) {
    await assertComplete(reader, chainId, head.number)
    await assertArchived(store, chainId, {
      first: due?.next ?? 0,
      last: head.number,
      signal,
      onProgress: (block) => onProgress({ phase: "archive", done: block + 1, total }),
    })
    await writer.beginRebuild()
    const { RowRebuilder } = await import("./row-rebuilder.ts")
    const rebuilder = new RowRebuilder({ reader, writer })
    for (let done = await rebuilder.step(); done !== undefined; done = await rebuilder.step()) {
      onProgress({ phase: "rows", done: done.next, total })
      signal?.throwIfAborted()
    }
  }
  for (let done = caughtUp ?? (await writer.catchUp(transactionsAtOnce)); done; ) {
    onProgress({ phase: "lists", done: done.next, total })
    signal?.throwIfAborted()
    done = await writer.catchUp(transactionsAtOnce)
  }
  const lists = (await reader.projections()).every(({ state }) => state !== "behind")
  return { blocks: total, rows, lists }
}

/** Throws an Error unless the archive has all blocks up to the last. */
async function assertComplete(reader: ChainReader, chainId: string, last: number): Promise<void> {
  const range = await reader.archiveRange()
  const advice = `To have all of it, run "serac reset --chain ${chainId}" and it is indexed again.`
  if (range === undefined)
    throw new Error(
      `chain ${chainId} has no archive of which its rows could be made: it is off, or was pruned. ${advice}`,
    )
  if (range.first > 0)
    throw new Error(
      `the archive of chain ${chainId} begins with block ${range.first}: blocks 0 to ${range.first - 1} were pruned, or stored ` +
        `while it was off, and cannot be made of it. ${advice}`,
    )
  if (range.last < last)
    throw new Error(
      `the archive of chain ${chainId} ends with block ${range.last}, and blocks up to ${last} are stored: it was turned off. ${advice}`,
    )
}
