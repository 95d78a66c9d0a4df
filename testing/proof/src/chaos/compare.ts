import { setTimeout as delay } from "node:timers/promises"
import { type Indexer, startIndexer } from "@serac/indexer/evm"
import { describeNetwork, type NetworkIndexer, startNetworkIndexer } from "@serac/indexer/network"
import { dump, openStore, type Store, type StoreLocation } from "@serac/store"
import { firstDifference } from "../first-difference.ts"
import { makeTemporaryFolder } from "../kill/temporary-folder.ts"
import { heightsOf } from "../simulation-primary/checks/check-store.ts"
import { networkLines } from "../simulation-primary/lines.ts"
import { slowness } from "./load.ts"
import type { EvmNode } from "./nodes/evm-node.ts"
import type { PrimaryNode } from "./nodes/primary-node.ts"

/** The indexed nodes, and the store that they were indexed into. */
export interface IndexedNodes {
  readonly evm: EvmNode
  readonly primary: PrimaryNode | undefined
  readonly location: StoreLocation
}

const compareTimeoutMs = 120_000

/**
 * Indexes the same nodes, whose chains do not grow, into a new store without faults, and compares all stored data.
 *
 * @returns the first difference; undefined where there is none.
 */
export async function compareWithUndisturbed({ evm, primary, location }: IndexedNodes): Promise<string | undefined> {
  const folder = await makeTemporaryFolder("serac-undisturbed")
  const undisturbed: StoreLocation = { kind: "sqlite", directory: folder.path }
  const [disturbedStore, store] = [await openStore(location), await openStore(undisturbed)]
  try {
    const chainId = String(evm.chainId)
    await indexChain(evm, undisturbed, store)
    const chain = await firstDifferenceOf(disturbedStore, store, chainId)
    if (chain !== undefined || primary === undefined) return chain
    await indexNetwork(primary, undisturbed, store)
    const { networkId } = primary
    return firstDifference(await networkLines(disturbedStore, networkId), await networkLines(store, networkId))
  } finally {
    await disturbedStore.close()
    await store.close()
    await folder.remove()
  }
}

async function firstDifferenceOf(disturbed: Store, undisturbed: Store, chainId: string): Promise<string | undefined> {
  const lines = async (store: Store) => {
    const all: string[] = []
    for await (const line of dump(store, chainId)) all.push(line)
    return all
  }
  return firstDifference(await lines(disturbed), await lines(undisturbed))
}

async function indexChain(evm: EvmNode, store: StoreLocation, reader: Store): Promise<void> {
  const chainId = String(evm.chainId)
  const indexer = await startIndexer({
    chain: {
      chainId,
      name: `Chain ${chainId}`,
      network: "testnet",
      rpcUrls: [evm.server.url],
      nativeToken: { name: "Ether", symbol: "ETH", decimals: 18 },
    },
    store,
    pollInterval: 50,
    nftMetadata: false,
  })
  await ends(indexer, async () => {
    const head = (await reader.chain(chainId).status())?.head.number
    return head === evm.head && (await isEveryContractRead(reader, chainId))
  })
}

async function indexNetwork(primary: PrimaryNode, store: StoreLocation, reader: Store): Promise<void> {
  const { networkId, genesis, heights } = primary
  const network = await describeNetwork([primary.server.url])
  const indexer = await startNetworkIndexer({ network, genesis, store, pollInterval: 50 })
  await ends(indexer, async () => {
    const { P, X, C } = heightsOf(await reader.network(networkId).status())
    return P === heights.P && X === heights.X && C === heights.C
  })
}

async function ends(indexer: Indexer | NetworkIndexer, isDone: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + compareTimeoutMs * slowness()
  try {
    while (!(await isDone())) {
      if (performance.now() > deadline) throw new Error("an undisturbed run does not come to its end")
      await Promise.race([indexer.ended, delay(200)])
    }
  } finally {
    await indexer.stop()
  }
}

/** Whether the metadata of every contract of a chain has been read. */
export async function isEveryContractRead(store: Store, chainId: string): Promise<boolean> {
  for await (const line of dump(store, chainId)) if (/^evm_contract .*"erc_type":null/.test(line)) return false
  return true
}
