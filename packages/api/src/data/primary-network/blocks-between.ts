import type { Range, StoredNetworkBlock } from "@serac/store"
import type { ServedPrimaryChain } from "../networks/served-network.ts"

/** Unix seconds, both exclusive; an absent bound excludes nothing. */
export interface Period {
  readonly startTimestamp?: number | undefined
  readonly endTimestamp?: number | undefined
}

/**
 * The blocks of a chain within a period, newest first. Block times never decrease, so the newest block before the end is found by binary
 * search, and the list ends with the first block that is too old.
 */
export async function blocksBetween(
  { network: { reader }, chain }: ServedPrimaryChain,
  { startTimestamp, endTimestamp }: Period,
  range: Range<readonly [number]>,
): Promise<readonly StoredNetworkBlock[]> {
  const below = async (height: number) => (await reader.blocks(chain, { after: [height], limit: 1 }))[0]
  let { after } = range
  if (after === undefined && endTimestamp !== undefined) {
    const [newest] = await reader.blocks(chain, { limit: 1 })
    if (newest === undefined) return []
    if (timestampOf(newest) >= endTimestamp) after = [await firstHeightFrom(endTimestamp, newest.height, below)]
  }
  const blocks = await reader.blocks(chain, { after, limit: range.limit })
  if (startTimestamp === undefined) return blocks
  return blocks.filter((block) => timestampOf(block) > startTimestamp)
}

/** The lowest height of a block at `moment` or later, given the height of one. */
async function firstHeightFrom(
  moment: number,
  known: number,
  below: (height: number) => Promise<StoredNetworkBlock | undefined>,
): Promise<number> {
  let low = 0
  let high = known
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const block = await below(middle + 1)
    if (block === undefined || timestampOf(block) < moment) low = middle + 1
    else high = block.height
  }
  return high
}

function timestampOf({ json }: StoredNetworkBlock): number {
  return (JSON.parse(json) as { blockTimestamp: number }).blockTimestamp
}
