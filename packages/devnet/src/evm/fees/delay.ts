import { max, min } from "../codec/bounds.ts"
import { exponential } from "./exponential.ts"

/** The excess of a chain's first block (ACP-226): about two seconds between blocks. */
export const initialDelayExcess = 7_970_124n

const minDelay = 1n
const conversion = 2n ** 20n
const maxChange = 200n

/** The least milliseconds that the next block has to wait after a block with this `minDelayExcess`. */
export const delayOf = (excess: bigint): bigint => exponential(minDelay, excess, conversion)

/** The excess of the next block, moved towards a wish as far as one block may. */
export function nextDelayExcess(excess: bigint, desired = excess): bigint {
  return max(min(desired, excess + maxChange), excess - maxChange)
}
