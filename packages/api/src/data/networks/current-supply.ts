import type { NetworkReader } from "@serac/store"

/**
 * The supply of AVAX after the last block of the P-Chain by the node's count, in nAVAX: including rewards in advance, excluding burned
 * amounts. Undefined where the network is indexed without its genesis.
 */
export async function readCurrentSupply(reader: NetworkReader): Promise<bigint | undefined> {
  const [block] = await reader.blocks("P", { limit: 1 })
  const { currentSupply } = JSON.parse(block?.json ?? "{}") as { currentSupply?: string }
  return currentSupply === undefined ? undefined : BigInt(currentSupply)
}
