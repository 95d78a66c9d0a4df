import { dumpNetwork, type Store } from "@serac/store"

const proposer = /,\\"proposerDetails\\":\{.*?\}/

/**
 * The stored data of a network, as text, without data that depends on timing: nodes' reports of stakers are included only
 * where a node was called in time, and a block's proposer, with the lists of blocks by proposer, where an index was offered.
 */
export async function networkLines(store: Store, networkID: number): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of dumpNetwork(store, networkID)) {
    if (/^primary_(?:observation|proposed) |^primary_list \{"list":9,/.test(line)) continue
    lines.push(line.startsWith("primary_block ") ? line.replace(proposer, "") : line)
  }
  return lines
}
