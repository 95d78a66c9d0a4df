import { infoPeers } from "@serac/p-chain"
import type { PrimaryChain } from "@serac/store"
import { toArray, toRecord } from "../../core/node/index.ts"
import { largeAnswerBytes } from "./answer-limits.ts"
import { toText } from "./answers.ts"
import { isNotOffered } from "./ask-network-id.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"

const longestReportedName = 64

/**
 * The chains for which an endpoint's node has benched its connected peers, by node ID (`NodeID-...`): it does not query
 * them. Empty if the endpoint does not offer its info interface.
 *
 * @param chainOf - the chain with an ID in cb58
 * @throws NodeFault
 */
export async function askBenched(
  endpoint: ByNameEndpoint,
  chainOf: (id: string) => PrimaryChain | undefined,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, readonly PrimaryChain[]>> {
  let answer: unknown
  try {
    answer = await endpoint.ask(
      (core, options): Promise<unknown> => infoPeers(core, {}, options),
      signal,
      largeAnswerBytes,
    )
  } catch (error) {
    if (!isNotOffered(error)) throw error
    return new Map()
  }
  const peers = toArray(toRecord(answer, "info.peers").peers, "peers")
  return new Map(
    peers.map((peer): [string, readonly PrimaryChain[]] => {
      const { nodeID, benched } = toRecord(peer, "a peer")
      const names = new Set(
        toArray(benched ?? [], "benched").map((name) => toText(name, "benched", longestReportedName)),
      )
      const isBenched = (chain: PrimaryChain) => [...names].some((name) => name === chain || chainOf(name) === chain)
      return [toText(nodeID, "nodeID", longestReportedName), (["P", "X", "C"] as const).filter(isBenched)]
    }),
  )
}
