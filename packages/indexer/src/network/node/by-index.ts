import { indexGetContainerRange as getPContainers } from "@serac/p-chain"
import { indexGetContainerRange as getXContainers } from "@serac/x-chain"
import { nonsense } from "../../core/index.ts"
import type { ChainBlock } from "../chain-block.ts"
import type { BlockProposer } from "../p/platform-port.ts"
import { askContainers } from "./ask-containers.ts"
import type { Limits } from "./by-height.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"

/** Maximum containers that a node returns in one answer. */
export const maxByIndex = 1024

/** The chain whose index is asked. */
export interface IndexedChain {
  readonly chain: "P" | "X"
  /** 32 bytes. */
  readonly chainId: Uint8Array
  readonly random: () => number
}

/**
 * Requests a range of blocks from a node's index. Returns as many as it has, at least the first. The index begins with the
 * block at height 1.
 *
 * @throws NodeFault if it has none of them, or returns others.
 */
export async function askByIndex<Block extends ChainBlock>(
  endpoint: ByNameEndpoint,
  { chain, chainId, random }: IndexedChain,
  { from, count }: { readonly from: number; readonly count: number },
  { signal, limit, meter }: Limits,
  read: (bytes: Uint8Array, proposer: BlockProposer | null, height: number) => Block,
): Promise<readonly Block[]> {
  const getRange = chain === "P" ? getPContainers : getXContainers
  const containers = await askContainers({
    ...{ from, count: Math.min(count, maxByIndex), chainId, random },
    ask: (range) =>
      endpoint.ask((core, options): Promise<unknown> => getRange(core, range, options), signal, limit, meter),
  })
  return containers.map(({ block: bytes, proposer, entry }, index) => {
    const height = from + index
    const block = { ...read(bytes, proposer, height), entry }
    if (block.height !== height) throw nonsense(`the index gave block ${block.height} in the place of block ${height}`)
    return block
  })
}
