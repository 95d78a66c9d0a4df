import { parseId } from "@serac/chain"
import { UpstreamError, warpAddress } from "../evm/index.ts"
import { networkOfChain } from "./known-networks.ts"
import type { NodeClient } from "./node-client.ts"

/** The local network's id, for chains of other networks. */
const localNetworkID = 12_345
/** `getBlockchainID()` of the warp precompile. */
const getBlockchainID = "0x4213cf78"

/** The result of a call of the node's `info` interface; undefined if it has none. */
async function askInfo(client: NodeClient, method: string, params: object): Promise<Record<string, unknown>> {
  const info = client.sibling("/ext/info")
  const answer = await info?.read(method, params, `its answer to ${method}`).catch(ignoreUpstream)
  return Object(answer)
}

/** The id of the network that a chain belongs to. */
export async function networkIDOf(client: NodeClient, chainID: bigint): Promise<number> {
  const known = networkOfChain(chainID)
  if (known !== undefined) return known
  const { networkID } = await askInfo(client, "info.getNetworkID", {})
  const id = Number(networkID)
  return networkID !== undefined && Number.isInteger(id) && id > 0 && id < 2 ** 32 ? id : localNetworkID
}

/** The id of a blockchain, 32 bytes, as its warp precompile says it, or its node; undefined for a chain of another kind. */
export async function blockchainIDOf(client: NodeClient, url: string, block: string): Promise<Uint8Array | undefined> {
  const call = { to: warpAddress, data: getBlockchainID }
  const answer = await client.read("eth_call", [call, block], "its blockchain id").catch(ignoreUpstream)
  if (typeof answer === "string" && /^0x[0-9a-f]{64}$/i.test(answer) && BigInt(answer) !== 0n)
    return Uint8Array.from(Buffer.from(answer.slice(2), "hex"))
  const [, alias] = /\/ext\/bc\/([^/]+)\//.exec(new URL(url).pathname) ?? []
  if (alias === undefined) return undefined
  const { blockchainID } = await askInfo(client, "info.getBlockchainID", { alias })
  try {
    return parseId(String(blockchainID))
  } catch {
    return undefined
  }
}

function ignoreUpstream(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error
}
