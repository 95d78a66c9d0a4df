import type { ChainHeights, NetworkReader, NetworkVerification, PlatformRows, PrimaryChain } from "@serac/store"
import type { Clock } from "../../core/index.ts"
import { graphNote } from "../maintenance/resolve-inputs.ts"
import type { NetworkNode } from "../node/network-node.ts"
import type { StateHeights, StateNode } from "./state-node.ts"

const heightPollMs = 500

/** A primary network on both sides: the store and the nodes. */
export interface NetworkSides {
  readonly reader: NetworkVerification
  readonly lists: Pick<NetworkReader, "blocks">
  readonly node: Pick<NetworkNode, "blocks" | "mostBlocks">
  readonly state: StateNode
  readonly clock: Clock
  /** Milliseconds until the store must have the node's blocks. Default 30_000. */
  readonly timeoutMs?: number | undefined
}

/** Waits until the store has the node's heights. Returns the reason if that does not happen. */
export async function untilStored(
  { reader, clock, timeoutMs = 30_000 }: Pick<NetworkSides, "reader" | "clock" | "timeoutMs">,
  heights: StateHeights,
  signal: AbortSignal,
): Promise<string | undefined> {
  const until = clock.elapsed() + timeoutMs
  for (;;) {
    const { stored } = await reader.heads()
    const behind = (Object.keys(heights) as PrimaryChain[]).find(
      (chain) => heightOf(stored, chain) < heightOf(heights, chain),
    )
    if (behind === undefined) return undefined
    if (clock.elapsed() >= until)
      return `the ${behind}-Chain is stored up to ${heightOf(stored, behind)}, and the node is at ${heights[behind]}`
    await clock.sleep(heightPollMs, signal)
  }
}

/**
 * Whether a note says that a chain's initial state is unknown, so that a node may return data that is not stored: the
 * X-Chain's DAG from before its blocks, or the P-Chain's genesis.
 */
export function isBeginningUnknown(notes: readonly string[], chain: PrimaryChain): boolean {
  if (chain === "C") return false
  return notes.some((note) => (note === graphNote) === (chain === "X"))
}

/** The height of a chain; -1 if it has no block. */
export const heightOf = (heights: ChainHeights, chain: PrimaryChain): number => heights[chain] ?? -1

/** The validators as of the last stored block, read once for each block. */
export function rememberPlatform(reader: Pick<NetworkVerification, "heads" | "platform">) {
  let known: PlatformRows | undefined
  return async (): Promise<PlatformRows | undefined> => {
    const { stored } = await reader.heads()
    if (known === undefined || known.height !== stored.P) known = await reader.platform()
    return known
  }
}
