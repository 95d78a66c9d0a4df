import { parseId } from "@serac/chain"
import { createPChainClient } from "@serac/p-chain"
import type { LiveNetwork } from "./live-wallet.ts"

/** The facts about a network, as reported by a node. @param url base URL of the node */
export async function liveNetwork(url: string): Promise<LiveNetwork> {
  const node = createPChainClient({ baseUrl: url })
  const idOf = async (alias: string) => parseId((await node.infoGetBlockchainID({ alias })).blockchainID)
  const { networkID } = await node.infoGetNetworkID()
  const [X, C] = await Promise.all([idOf("X"), idOf("C")])
  return { url, networkID: Number(networkID), ids: { P: new Uint8Array(32), X, C } }
}

/** The version of a node, such as `avalanchego/1.14.2`. @param url base URL of the node */
export const nodeVersion = async (url: string): Promise<string> =>
  (await createPChainClient({ baseUrl: url }).infoGetNodeVersion()).version
