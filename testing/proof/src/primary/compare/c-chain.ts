import { decodeArchived } from "@serac/indexer/evm/internal"
import { Parties } from "@serac/indexer/evm/reconciliation"
import type { ChainDefinition, NetworkDefinition, Store } from "@serac/store"
import type { Ledger } from "../../recording/ledger.ts"

/** Stores the blocks of a recorded C-Chain as an EVM indexer decodes them, without their transactions; returns the chain. */
export async function storeCChain(store: Store, network: NetworkDefinition, ledger: Ledger): Promise<ChainDefinition> {
  const { chainId } = ledger
  const context = { chainId, parties: new Parties() }
  const blocks = ledger.blocks.map(({ number, block, receipts, traces }) => {
    return decodeArchived({ number, hash: block.hash, answers: { block, receipts, traces } }, context).block
  })
  const writer = await store.openWriter(chainId)
  const nodeHead = blocks.length - 1
  const now = Math.floor(Date.now() / 1000)
  await writer.append({ blocks, transactions: [], transfers: [], deployments: [] }, { nodeHead, now })
  await writer.close()
  return {
    chainId,
    name: "C-Chain",
    network: network.network,
    rpcUrls: [],
    nativeToken: { name: "Avalanche", symbol: "AVAX", decimals: 18 },
    platformChainId: network.cChainId,
  }
}
