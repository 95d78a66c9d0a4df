import { createPChainCore, getHeight as getPHeight } from "@serac/p-chain"
import type { PrimaryChain } from "@serac/store"
import { blockNumber, createSubnetEvmCore } from "@serac/subnet-evm"
import { createXChainCore, getHeight as getXHeight } from "@serac/x-chain"
import { redactUrl } from "../config/redact.ts"
import type { KnownNetwork } from "../directory/known-networks.ts"
import { type Asked, type AskOptions, ask, faultWords } from "./ask.ts"

/** Asks nodes of one network which it is. */
export async function askNetwork(nodeUrls: readonly string[]): Promise<Asked<KnownNetwork>> {
  const { describeNetwork } = await import("@serac/indexer")
  try {
    const { nodeUrls: _, ...network } = await describeNetwork(nodeUrls)
    return { answer: network }
  } catch (error) {
    return { fault: `${nodeUrls.map(redactUrl).join(", ")}: ${faultWords(error)}` }
  }
}

const questions: Readonly<Record<PrimaryChain, (url: string, options: AskOptions) => Promise<number>>> = {
  P: async (url, options) => Number((await getPHeight(createPChainCore({ url, ...options }))).height),
  X: async (url, options) => Number((await getXHeight(createXChainCore({ url, ...options }))).height),
  C: async (url, options) => Number(await blockNumber(createSubnetEvmCore({ url, ...options }))),
}

/** Asks nodes of one network how high one of its chains is, in order until one answers. */
export function askHeight(nodeUrls: readonly string[], chain: PrimaryChain): Promise<Asked<number>> {
  return ask(nodeUrls, questions[chain])
}
