import { getStakingAssetID, HttpError, infoGetNetworkID } from "@serac/p-chain"
import type { NetworkDefinition } from "@serac/store"
import { NodeFault } from "../../core/index.ts"
import { toRecord } from "../../core/node/index.ts"
import { smallAnswerBytes } from "./answer-limits.ts"
import { toHeight, toText } from "./answers.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"

/**
 * The ID of a node's network, from its info interface. If the node does not offer that, the ID is derived from the asset ID
 * of AVAX, which differs between networks.
 *
 * @throws NodeFault if the node reports neither.
 */
export async function askNetworkId(
  endpoint: ByNameEndpoint,
  { networkId, avaxAssetId }: NetworkDefinition,
  signal: AbortSignal,
): Promise<string> {
  try {
    const answer = await endpoint.ask((core, options) => infoGetNetworkID(core, {}, options), signal, smallAnswerBytes)
    return String(toHeight(toRecord(answer, "info.getNetworkID").networkID, "networkID"))
  } catch (error) {
    if (!isNotOffered(error)) throw error
    const answer = await endpoint.ask((core, options) => getStakingAssetID(core, {}, options), signal, smallAnswerBytes)
    const assetId = toText(toRecord(answer, "platform.getStakingAssetID").assetID, "assetID")
    return assetId === avaxAssetId ? String(networkId) : `with the AVAX ${assetId}`
  }
}

/** Whether an interface or a method is missing, rather than failing. */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof NodeFault)) return false
  const { cause, kind } = error
  return kind === "unsupported" || (cause instanceof HttpError && [401, 403, 404, 405, 410, 501].includes(cause.status))
}
