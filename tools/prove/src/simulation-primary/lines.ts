import { dumpNetwork, type Store } from "@serac/store"

const proposer = /,\\"proposerDetails\\":\{.*?\}/

/**
 * All that is stored of a network, as text, but for what nobody could know for certain: what nodes say of stakers is there only
 * where one was asked in time, and a block's proposer, with the lists of blocks by proposer, where an index was offered.
 */
export async function linesOf(store: Store, networkID: number): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dumpNetwork(store, networkID)) {
    if (/^primary_(?:observation|proposed) |^primary_list \{"list":9,/.test(line)) continue
    lines.push(line.startsWith("primary_block ") ? line.replace(proposer, "") : line)
  }
  return lines
}

/** The first line that differs, with the one that should be there. */
export function firstDifference(stored: readonly string[], expected: readonly string[]): string | undefined {
  const at = stored.findIndex((line, index) => line !== expected[index])
  if (at === -1 && stored.length === expected.length) return undefined
  const index = at === -1 ? stored.length : at
  return `line ${index} of ${stored.length}/${expected.length}\n  stored   ${stored[index]}\n  expected ${expected[index]}`
}
