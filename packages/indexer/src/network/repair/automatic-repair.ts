import { mkdir, rm } from "node:fs/promises"
import type { ChainHeights, NetworkDefinition, NetworkWriter } from "@serac/store"
import { type Clock, type LogFunction, timeText } from "../../core/index.ts"
import { readNodeUrl } from "../../core/node/index.ts"
import type { Verdict } from "../../core/reconciliation/index.ts"
import { indexAgain } from "./index-again.ts"
import { storedHeights, totalOf } from "./repair-network.ts"
import { RepairPause } from "./repair-pause.ts"
import type { WriterTurns } from "./writer-turns.ts"

/** What a network is repaired with beside its indexer. */
export interface AutomaticRepairOptions {
  readonly network: NetworkDefinition
  readonly genesis?: string | undefined
  /** The directory of the store that the network is indexed into again; it is emptied before, and removed in the end. */
  readonly scratch: string
  readonly writer: Pick<NetworkWriter, "head" | "repair">
  readonly turns: Pick<WriterTurns, "exclusive">
  readonly clock: Clock
  readonly log: LogFunction
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
}

/**
 * Blocks of a network, those of the C-Chain included, up to which it is repaired without an operator: indexing them again takes some minutes
 * of a node and a core.
 */
export const maxAutomaticBlocks = 2_000_000
/** Blocks that may be missing when the indexer stops for the comparison: they take about a second. */
const maxHeldBlocks = 64
const maxAwaitedPauseMs = 60_000

/**
 * Makes what repairs a primary network beside its indexer: it indexes the network again into another store while the indexer goes on, and
 * stops the indexer only for the last blocks and the comparison. Then the network is left alone for ten seconds or three times as long as
 * that took, twice as long each time in a row up to a day, also by the indexers that follow. A pause of at most a minute is waited for.
 */
export function automaticRepair(options: AutomaticRepairOptions): (signal: AbortSignal) => Promise<Verdict> {
  const { network, genesis, scratch, writer, turns, clock, log, fetch } = options
  const { networkId } = network
  const pause = new RepairPause(`${scratch}.json`, clock)
  let isRunning = false
  /** Whether the nodes gave all blocks in this repair. */
  let hasIndexed = false
  const again = (heights: ChainHeights, signal: AbortSignal) =>
    indexAgain({ network, genesis, directory: scratch, heights, clock, signal, fetch })

  async function repair(signal: AbortSignal): Promise<boolean> {
    hasIndexed = false
    for (let indexed = -1, heights = await storedHeights(writer); totalOf(heights) - indexed > maxHeldBlocks; ) {
      await again(heights, signal)
      hasIndexed = true
      indexed = totalOf(heights)
      heights = await storedHeights(writer)
    }
    return turns.exclusive(async (stopping) => {
      await again(await storedHeights(writer), AbortSignal.any([signal, stopping]))
      const { tables } = await writer.repair(scratch)
      if (tables.length > 0) log("warn", "False rows of the network are repaired", { networkId, tables })
      return tables.length > 0
    })
  }

  return async (signal) => {
    const blocks = totalOf(await storedHeights(writer))
    if (blocks > maxAutomaticBlocks)
      throw new Error(`${blocks} blocks are too many to index again unasked: run "serac repair --chain P"`)
    if (isRunning) throw new Error("the network is being indexed again")
    isRunning = true
    try {
      await afterPause(pause.until, clock, signal)
      const began = clock.elapsed()
      log("info", "The network is indexed again, to repair what differs from the node", { networkId })
      try {
        await rm(scratch, { recursive: true, force: true })
        await mkdir(scratch, { recursive: true })
        const isCorrected = await repair(signal)
        return { verified: readNodeUrl(network.nodeUrls[0] as string).host, isCorrected, liars: [] }
      } finally {
        if (!signal.aborted) pause.begin(hasIndexed ? clock.elapsed() - began : 0)
        await rm(scratch, { recursive: true, force: true })
      }
    } finally {
      isRunning = false
    }
  }
}

/** @param until - Unix milliseconds; undefined if there is no pause. @throws Error if it is too long to wait for. */
async function afterPause(until: number | undefined, clock: Clock, signal: AbortSignal): Promise<void> {
  if (until === undefined) return
  const left = until - clock.now()
  if (left <= maxAwaitedPauseMs) return clock.sleep(left, signal)
  const at = timeText(Math.floor(until / 1000))
  throw new Error(`the network was indexed again, and not before ${at} it will be once more`)
}
