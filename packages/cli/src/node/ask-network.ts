import { createPChainCore, getHeight as getPHeight } from "@serac/p-chain"
import type { PrimaryChain } from "@serac/store"
import { blockNumber, createSubnetEvmCore } from "@serac/subnet-evm"
import { createXChainCore, getHeight as getXHeight } from "@serac/x-chain"
import { redactUrl } from "../config/redact.ts"
import type { KnownNetwork } from "../directory/known-networks.ts"
import { type AskOptions, askNode, faultWords, type NodeReply } from "./ask.ts"

/** Requests the network from nodes of one network, in order until one answers. Rejects with the signal's reason when it aborts. */
export async function askNetwork(nodeUrls: readonly string[], signal?: AbortSignal): Promise<NodeReply<KnownNetwork>> {
  const { describeNetwork } = await import("@serac/indexer/network")
  const faults: string[] = []
  for (const url of nodeUrls) {
    signal?.throwIfAborted()
    try {
      const ends = [AbortSignal.timeout(networkTimeoutMs), ...(signal === undefined ? [] : [signal])]
      const { nodeUrls: _, ...network } = await describeNetwork([url], { signal: AbortSignal.any(ends) })
      return { answer: network }
    } catch (error) {
      signal?.throwIfAborted()
      faults.push(`${redactUrl(url)}: ${faultWords(error)}`)
    }
  }
  return { fault: faults.join("; ") }
}

/** Time limit in milliseconds for all requests that identify a node's network. */
const networkTimeoutMs = 10_000

const questions: Readonly<Record<PrimaryChain, (url: string, options: AskOptions) => Promise<number>>> = {
  P: async (url, options) => Number((await getPHeight(createPChainCore({ baseUrl: url, ...options }))).height),
  X: async (url, options) => Number((await getXHeight(createXChainCore({ baseUrl: url, ...options }))).height),
  C: async (url, options) => Number(await blockNumber(createSubnetEvmCore({ baseUrl: url, ...options }))),
}

/** Requests the height of a chain from nodes of one network, in order until one answers. */
export function askHeight(nodeUrls: readonly string[], chain: PrimaryChain): Promise<NodeReply<number>> {
  return askNode(nodeUrls, questions[chain])
}
