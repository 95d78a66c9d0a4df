import { systemClock } from "@serac/indexer/core"
import { createNode, decodeArchived } from "@serac/indexer/evm/internal"
import { Parties } from "@serac/indexer/evm/reconciliation"
import { type ArchivedBlock, type ChainDefinition, openStore, type StoreLocation } from "@serac/store"

/** The archived blocks and the node's blocks from a second request, each with its decoded content. */
export interface ArchiveBesideNode {
  readonly archived: Side
  readonly answered: Side
}

interface Side {
  readonly blocks: readonly ArchivedBlock[]
  readonly decoded: readonly ReturnType<typeof decodeArchived>[]
}

/** Reads the full archive of a chain, and the same blocks from its node. */
export async function archiveBesideNode(
  location: StoreLocation,
  chain: Pick<ChainDefinition, "chainId" | "rpcUrls">,
): Promise<ArchiveBesideNode> {
  const store = await openStore(location)
  try {
    const reader = store.chain(chain.chainId)
    const { first = 0, last = -1 } = (await reader.archiveRange()) ?? {}
    const blocks: ArchivedBlock[] = []
    while (blocks.length < last - first + 1) blocks.push(...(await reader.archived(first + blocks.length, 50)))
    const node = createNode({ chain, clock: systemClock, log: () => {} })
    const { signal } = new AbortController()
    const answered: ArchivedBlock[] = []
    for (const { number, hash } of blocks) {
      const { value } = await node.blocks([{ number, hash }], signal, 1e8, ([answers]) => answers)
      answered.push({ number, hash, answers: value ?? { block: null, receipts: null } })
    }
    const side = (blocks: readonly ArchivedBlock[]): Side => {
      const context = { chainId: chain.chainId, parties: new Parties() }
      return { blocks, decoded: blocks.map((block) => decodeArchived(block, context)) }
    }
    return { archived: side(blocks), answered: side(answered) }
  } finally {
    await store.close()
  }
}
