import { max, min } from "../codec/bounds.ts"
import { exponential } from "./exponential.ts"

/** The excess of a chain's first block (ACP-226): about two seconds between blocks. */
export const initialDelayExcess = 7_970_124n

const minDelay = 1n
const conversion = 2n ** 20n
const maxChange = 200n

/** The least delay of the next block, in milliseconds, after a block with this `minDelayExcess`. */
export const delayOf = (excess: bigint): bigint => exponential(minDelay, excess, conversion)

/** The excess of the next block: moved towards the wish by at most the change that one block may make. */
export function nextDelayExcess(excess: bigint, desired = excess): bigint {
  return max(min(desired, excess + maxChange), excess - maxChange)
}
