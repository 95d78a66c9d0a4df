import { systemClock } from "@serac/indexer/core"
import { Parties, verifyChain } from "@serac/indexer/evm/reconciliation"
import { type Store, verifyingChain } from "@serac/store"
import type { SimulatedBlock } from "../chain/block.ts"
import { failUnless } from "../failure.ts"

/** Checks that the stored chain is consistent and agrees with an honest node, like `serac verify --all`. */
export async function checkVerified(store: Store, chainId: string, tip: SimulatedBlock): Promise<void> {
  const reader = verifyingChain(store, chainId)
  const { inconsistencies } = await reader.check()
  failUnless(inconsistencies.length === 0, () => `stored contradicts itself: ${JSON.stringify(inconsistencies[0])}`)
  const options = { clock: systemClock, signal: new AbortController().signal, confirmAfter: 1 }
  const verdict = await verifyChain({ reader, node: honestNode(tip), parties: new Parties() }, options)
  const { differences, skipped, compared } = verdict
  failUnless(differences.length === 0, () => `an honest node differs: ${JSON.stringify(differences[0])}`)
  failUnless(skipped.length === 0, () => `an honest node was not asked: ${JSON.stringify(skipped[0])}`)
  failUnless(compared.block === tip.number + 1, () => `${compared.block} of ${tip.number + 1} blocks were compared`)
}

type VerifiedNode = Parameters<typeof verifyChain>[0]["node"]

function honestNode(tip: SimulatedBlock): VerifiedNode {
  const blocks: SimulatedBlock[] = []
  for (let block: SimulatedBlock | undefined = tip; block; block = block.parent) blocks[block.number] = block
  const headerOf = ({ number, hash, parent }: SimulatedBlock) => {
    return { number, hash, parentHash: parent?.hash ?? (`0x${"0".repeat(64)}` as const) }
  }
  return {
    latest: async () => headerOf(tip),
    header: async (id) => {
      const block = typeof id === "number" ? blocks[id] : blocks.find(({ hash }) => hash === id)
      return block && headerOf(block)
    },
    blocks: async (asked, _, __, read) => {
      const answers = asked.map(({ number }) => {
        const { full, receipts } = (blocks[number] as SimulatedBlock).texts
        return { block: JSON.parse(full), receipts: receipts.map((text) => JSON.parse(text)) }
      })
      return { value: read(answers), bytes: 0 }
    },
  }
}
