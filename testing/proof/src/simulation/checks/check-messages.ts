import { createDataService } from "@serac/api/data"
import { createDataCore } from "@serac/data"
import type { Store } from "@serac/store"
import { compareMessages } from "../../evm/compare-messages.ts"
import { Comparison } from "../../evm/comparison.ts"
import type { LedgerBlock } from "../../recording/ledger-block.ts"
import type { SimulatedBlock } from "../chain/block.ts"
import { blockchainId } from "../chain/messages.ts"
import { failUnless } from "../failure.ts"

/** Checks that every list serves the messages that an oracle computes from the chain. @returns the number of messages */
export async function checkMessages(store: Store, chainId: string, tip: SimulatedBlock): Promise<number> {
  const definition = {
    chainId,
    name: "simulated",
    network: "mainnet",
    rpcUrls: ["http://node.test"],
    nativeToken: { name: "Coin", symbol: "COIN", decimals: 18 },
    platformChainId: blockchainId,
  } as const
  const { fastify, close } = await createDataService({ store, chains: [definition] })
  try {
    const data = createDataCore({
      baseUrl: "http://data.test",
      retry: false,
      fetch: async (url) => {
        const { statusCode, payload } = await fastify.inject(new URL(url).href)
        return new Response(payload, { status: statusCode, headers: { "content-type": "application/json" } })
      },
    })
    const comparison = new Comparison([0, 0], { sample: 1 })
    const ledger = { chainId, blocks: ledgerOf(tip) }
    await compareMessages(data, [{ definition, ledger, oracle: { facts: new Map() } }], comparison)
    const [difference] = comparison.differences
    failUnless(difference === undefined, () => `messages are served otherwise: ${JSON.stringify(difference)}`)
    return comparison.counts.get("message")?.items ?? 0
  } finally {
    await close()
  }
}

function ledgerOf(tip: SimulatedBlock): readonly LedgerBlock[] {
  const blocks: LedgerBlock[] = []
  for (let block: SimulatedBlock | undefined = tip; block; block = block.parent) {
    const { full, receipts, traces } = block.texts
    const read = {
      block: JSON.parse(full),
      receipts: receipts.map((text) => JSON.parse(text)),
      traces: JSON.parse(traces),
    }
    blocks.unshift({ number: block.number, ...read })
  }
  return blocks
}
