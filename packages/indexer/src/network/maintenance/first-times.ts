import type { NetworkDefinition } from "@serac/store"
import type { NetworkNode } from "../node/network-node.ts"
import { beginningOf } from "../p/genesis.ts"

const maxFirstBlockBytes = 4 * 1024 * 1024

/** When a chain began, in Unix seconds: the time of its first block that has one. @throws NodeFault */
export async function firstTime(
  chain: "P" | "X",
  node: Pick<NetworkNode, "blocks">,
  network: NetworkDefinition,
  signal: AbortSignal,
): Promise<number> {
  const known = chain === "P" ? beginningOf({ network, genesis: undefined }) : undefined
  if (known !== undefined) return known
  for (const height of [0, 1]) {
    const { value } = await node.blocks(chain, height, 1, signal, maxFirstBlockBytes)
    const time = value[0]?.timestamp
    if (time !== undefined) return time
  }
  return 0
}
