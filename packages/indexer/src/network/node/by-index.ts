import { indexGetContainerRange as getPContainers } from "@serac/p-chain"
import { indexGetContainerRange as getXContainers } from "@serac/x-chain"
import { NodeFault, nonsense } from "../../core/index.ts"
import { toArray, toRecord } from "../../core/node/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import type { BlockProposer } from "../p/platform-port.ts"
import { bytesArgument } from "./answers.ts"
import type { Limits } from "./by-height.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"
import { readContainer } from "./read-container.ts"

/** Maximum containers that a node returns in one answer. */
export const maxByIndex = 1024

/**
 * Requests a range of blocks from a node's index. Returns as many as it has, at least the first. The index begins with the
 * block at height 1.
 *
 * @throws NodeFault if it has none of them, or returns others.
 */
export async function askByIndex<Block extends ChainBlock>(
  endpoint: ByNameEndpoint,
  chain: "P" | "X",
  { from, count }: { readonly from: number; readonly count: number },
  { signal, limit, meter }: Limits,
  read: (bytes: Uint8Array, proposer: BlockProposer | null, height: number) => Block,
): Promise<readonly Block[]> {
  const getRange = chain === "P" ? getPContainers : getXContainers
  const parameters = { startIndex: from - 1, numToFetch: Math.min(count, maxByIndex), encoding: "hex" } as const
  const answer = await endpoint.ask(
    (core, options): Promise<unknown> => getRange(core, parameters, options),
    signal,
    limit,
    meter,
  )
  const containers = toArray(toRecord(answer, "the answer").containers, "containers")
  if (containers.length === 0) throw new NodeFault("behind", `the index has no block ${from} yet`)
  if (containers.length > count) throw nonsense("the index gave more containers than were asked for")
  return containers.map((one, index) => {
    const height = from + index
    const indexed = readContainer(bytesArgument(toRecord(one, "a container").bytes, "a container"))
    const block = read(indexed.block, indexed.proposer, height)
    if (block.height !== height) throw nonsense(`the index gave block ${block.height} in the place of block ${height}`)
    return block
  })
}
