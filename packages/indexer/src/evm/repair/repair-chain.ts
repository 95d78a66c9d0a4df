import {
  ArchiveDamagedError,
  type ChainWriter,
  NotConsecutiveError,
  openStore,
  type RepairedBlock,
  type Store,
  type StoreLocation,
  verifyingChain,
} from "@serac/store"
import { type Clock, NodeFault, systemClock } from "../../core/index.ts"
import type { Liar } from "../../core/reconciliation/index.ts"
import { archiverOf } from "../archive/archiver.ts"
import { Parties } from "../decode/parties.ts"
import { loadVerifyTools } from "../verify/verify-tools.ts"
import { type RepairTools, repairStretch } from "./repair-stretch.ts"
import { NodeBlocks } from "./true-block.ts"

/** Which blocks of a chain are repaired, and from which source. */
export interface RepairChainOptions {
  readonly store: StoreLocation
  /** Decimal digits. */
  readonly chainId: string
  /** Nodes whose blocks are used after verification; empty to repair from the archive. */
  readonly rpcUrls: readonly string[]
  /** The first and the last block. Default: all blocks; then data derived from rows is checked and corrected too. */
  readonly blocks?: { readonly first: number; readonly last: number } | undefined
  /** Whether false blocks are only reported. Default false. */
  readonly isDryRun?: boolean | undefined
  /** Stops the repair after the current piece: it rejects with the signal's reason. Repaired blocks stay repaired. */
  readonly signal: AbortSignal
  readonly onProgress?: ((what: string, done: number, of: number) => void) | undefined
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** Default: the machine's clock. */
  readonly clock?: Clock | undefined
}

/** The result of repairing a chain. */
export interface ChainRepair {
  readonly chainId: string
  readonly first: number
  readonly last: number
  /** Blocks with false rows. At most 1,000. */
  readonly repaired: readonly RepairedBlock[]
  readonly repairedBlocks: number
  /** Tables and projections that contradicted their rows, and were corrected. */
  readonly derived: readonly string[]
  /** Nodes whose answers contradicted the hashes. At most 100. */
  readonly liars: readonly (Liar & { readonly block: number })[]
  /** Blocks that could not be repaired, and why. At most 100. */
  readonly failed: readonly { readonly block: number; readonly reason: string }[]
  readonly failedBlocks: number
}

const isBehind = (error: unknown) => error instanceof NodeFault && error.kind === "behind"

/** Blocks below the head that may not be settled by a later one yet. */
const unsettledBlocks = 64
const maxRepairedBlocks = 1_000
const maxRepairReasons = 100
/** Transactions in one step: few enough that it can be stopped within a second or two. */
const listedAtOnce = 10_000

/**
 * Compares the stored blocks of a chain with a node or the archive, and corrects false ones in place, in one transaction for
 * each piece of some dozen blocks. It can be killed at any moment without loss, and a repaired block is not found again.
 *
 * @throws ChainLockedError while an indexer writes the chain, and an Error if nothing is stored.
 */
export async function repairChain(options: RepairChainOptions): Promise<ChainRepair> {
  const { store: location, chainId, rpcUrls, fetch, clock = systemClock } = options
  const store = await openStore(location)
  try {
    const kept = (await store.chain(chainId).projections()).filter(({ state }) => state !== "off")
    const writer = await store.openWriter(chainId, { projections: kept.map(({ name }) => name) })
    try {
      const [context, verify] = [{ chainId, parties: new Parties() }, await loadVerifyTools()]
      const log = () => {}
      const nodes =
        rpcUrls.length === 0
          ? undefined
          : new NodeBlocks({ chain: { chainId, rpcUrls }, clock, log, fetch, context, tools: verify })
      const tools = { writer, reader: store.chain(chainId), context, verify, nodes, archiver: archiverOf(chainId) }
      return await repairWith(store, writer, tools, options)
    } finally {
      await writer.close()
    }
  } finally {
    await store.close()
  }
}

async function repairWith(
  store: Store,
  writer: ChainWriter,
  tools: RepairTools,
  { chainId, blocks, isDryRun = false, signal, onProgress = () => {}, clock = systemClock }: RepairChainOptions,
): Promise<ChainRepair> {
  const head = await writer.head()
  if (head === undefined) throw new Error(`nothing is stored of chain ${chainId}`)
  const first = blocks?.first ?? 0
  let last = Math.min(blocks?.last ?? head.number, head.number)
  const isWhole = first === 0 && last === head.number
  const repaired: RepairedBlock[] = []
  const liars: ChainRepair["liars"][number][] = []
  const failed: ChainRepair["failed"][number][] = []
  let [repairedBlocks, failedBlocks] = [0, 0]
  for (let from = first; from <= last; ) {
    onProgress("blocks", from - first, last - first + 1)
    const now = Math.floor(clock.now() / 1000)
    const isFromStart = isWhole && failedBlocks === 0
    try {
      const derived = !isWhole || isDryRun
      const piece = { signal, isDryRun, derived, isFromStart, now }
      const done = await repairStretch(tools, from, last, piece).catch((error: unknown) => {
        if (!(error instanceof NotConsecutiveError)) throw error
        // A later block of the piece may be the one that does not fit.
        return repairStretch(tools, from, from, piece)
      })
      repairedBlocks += done.repaired.length
      repaired.push(...done.repaired.slice(0, maxRepairedBlocks - repaired.length))
      liars.push(...done.liars.slice(0, maxRepairReasons - liars.length))
      from = done.next
    } catch (error) {
      signal.throwIfAborted()
      const isOfBlock =
        error instanceof NodeFault || error instanceof ArchiveDamagedError || error instanceof NotConsecutiveError
      if (!isOfBlock) throw error
      // The last blocks are not settled yet. They are left to the indexer, which can still undo them.
      if (blocks === undefined && isBehind(error) && from > head.number - unsettledBlocks) {
        last = from - 1
        break
      }
      failedBlocks += 1
      if (failed.length < maxRepairReasons) failed.push({ block: from, reason: error.message })
      from += 1
    }
  }
  const derived = isWhole && !isDryRun ? await repairDerived(store, writer, chainId, signal, onProgress) : []
  return { chainId, first, last, repaired, repairedBlocks, derived, liars, failed, failedBlocks }
}

/** Corrects derived data that contradicts the rows. */
async function repairDerived(
  store: Store,
  writer: ChainWriter,
  chainId: string,
  signal: AbortSignal,
  onProgress: NonNullable<RepairChainOptions["onProgress"]>,
): Promise<readonly string[]> {
  const { inconsistencies } = await verifyingChain(store, chainId).check({
    signal,
    onProgress: (done, of) => onProgress("rows of block", done, of),
  })
  const derived = await writer.repairDerived(inconsistencies)
  for (let done = await writer.catchUp(listedAtOnce); done; done = await writer.catchUp(listedAtOnce)) {
    onProgress("lists", done.next, done.head + 1)
    signal.throwIfAborted()
  }
  return derived
}
