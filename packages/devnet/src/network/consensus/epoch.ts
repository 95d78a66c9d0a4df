import type { Epoch } from "../../interfaces/proposervm/proposed-heights.ts"

/** The parent in consensus, which determines the epoch of a block. */
export interface EpochParent {
  /** The parent's epoch; `undefined` if it has none. */
  readonly epoch: Epoch | undefined
  readonly pChainHeight: bigint
  /** Seconds since 1970. */
  readonly timestamp: bigint
}

/** Duration of an epoch on local networks, in nanoseconds. */
export const localEpochDuration = 30_000_000_000n

const nanoseconds = 1_000_000_000n

/**
 * The epoch of the block after another (ACP-181): the parent's, unless the parent is after its end; the first block of the next
 * epoch takes the parent's P-Chain height and time.
 *
 * @param duration Duration of an epoch in nanoseconds. Default: as on local networks.
 */
export function nextEpoch({ epoch, pChainHeight, timestamp }: EpochParent, duration = localEpochDuration): Epoch {
  if (!epoch) return { number: 1n, startTime: timestamp, pChainHeight }
  if ((timestamp - epoch.startTime) * nanoseconds < duration) return epoch
  return { number: epoch.number + 1n, startTime: timestamp, pChainHeight }
}
