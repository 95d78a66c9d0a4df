import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Faults } from "@serac/kits/nodes"
import type { ChainDefinition, NetworkDefinition, StoreLocation } from "@serac/store"
import { askAt } from "../oracle/ask.ts"
import { consultOracle } from "../oracle/chain-oracle.ts"
import type { Gateway } from "../oracle/nft-fact.ts"
import { type Ledger, readLedgers } from "../recording/ledger.ts"
import { abisOf, blockchainId, type Network, type RecordedAccount, readNetwork } from "../recording/network.ts"
import { type ReplayNode, startReplayNode } from "../replay-node/start-replay-node.ts"
import { type RunningGateway, startGateway } from "../stack/gateway.ts"
import { type Stack, startStack } from "../stack/start-stack.ts"
import { provenToken } from "./compare-addresses.ts"
import type { ProvenChain } from "./compare-all.ts"
import { compareEvm } from "./compare-evm.ts"
import { compareKeys } from "./compare-keys.ts"
import { Comparison, type Extent } from "./comparison.ts"

/** A recording with its replay nodes, and the oracle's results for it. */
export interface Proof {
  readonly chains: readonly (ProvenChain & { readonly node: ReplayNode })[]
  /** Indexes everything into an empty store, requests every listing, and compares. */
  against(location: StoreLocation, options?: AgainstOptions): Promise<RecordingVerdict>
  /** Indexes everything into an empty store, without comparing. Resolves to the number of faults with which the nodes answered. */
  index(location: StoreLocation, options?: AgainstOptions): Promise<number>
  close(): Promise<void>
}

export interface AgainstOptions extends Extent {
  /** The faults of the nodes during indexing. */
  readonly faults?: () => Faults
  /** Whether the services are called without sockets, which takes a third of the time. Default false. */
  readonly isInProcess?: boolean
}

export interface RecordingVerdict {
  readonly comparison: Comparison
  /** Milliseconds from the start until everything was indexed, metadata included. */
  readonly indexedAfter: number
  /** The number of faults with which the nodes answered. */
  readonly faults: number
}

/** Documents of the recorded collections' tokens on IPFS. */
const gatewayDocuments: Gateway = new Map([
  [
    "/ipfs/bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/22",
    '{"name":"Twenty-two","description":"By a gateway","image":"ipfs://bafy/22.png","attributes":[{"depth":22}]}',
  ],
  ["/ipfs/bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/51", "[]"],
])

/** The network of the recorded C-Chain: it is not indexed, and defines the prefix of its addresses. */
const recordedPrimaryNetwork: NetworkDefinition = {
  networkId: 1337,
  network: "mainnet",
  nodeUrls: [],
  hrp: "custom",
  xChainId: "",
  cChainId: "",
  avaxAssetId: "",
}

/** Starts a replay node for each EVM ledger of a recording, and computes the oracle's results. */
export async function openProof(directory: string): Promise<Proof> {
  const network = readNetwork(directory)
  const nodes: ReplayNode[] = []
  const gateway = await startGateway(gatewayDocuments)
  const folder = await mkdtemp(join(tmpdir(), "serac-prove-"))
  const close = async () => {
    await Promise.all([gateway.close(), ...nodes.map((node) => node.stop())])
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const chains: (ProvenChain & { readonly node: ReplayNode })[] = []
    for (const ledger of await readLedgers(directory)) {
      const node = await startReplayNode({ ledger })
      nodes.push(node)
      const source = { ledger, ask: askAt(node.rpcUrl), abis: abisOf(network, ledger.name), gateway: gatewayDocuments }
      chains.push({ ledger, node, oracle: await consultOracle(source), definition: define(ledger, node, network) })
    }
    const abis = await writeAbis(folder, chains, network)
    const indexed = { chains, gateway, abis, accounts: network.accounts ?? [] }
    return {
      chains,
      close,
      against: (location, options) => against(location, options, indexed),
      index: (location, options) => whileIndexed(location, options, indexed, async ({ faults }) => faults),
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The indexed chains, and the additional settings of a service. */
interface IndexedRecording {
  readonly chains: Proof["chains"]
  readonly gateway: RunningGateway
  readonly abis: readonly { readonly path: string; readonly address: string; readonly chainId: string }[]
  readonly accounts: readonly RecordedAccount[]
}

async function against(
  location: StoreLocation,
  options: AgainstOptions | undefined,
  indexed: IndexedRecording,
): Promise<RecordingVerdict> {
  const { chains, accounts } = indexed
  const began = Math.floor(Date.now() / 1000)
  return whileIndexed(location, options, indexed, async ({ stack, faults }) => {
    const comparison = new Comparison([began, Math.floor(Date.now() / 1000)], options)
    await compareEvm(stack, chains, comparison)
    for (const chain of chains)
      if (chain.definition.network === recordedPrimaryNetwork.network)
        await compareKeys(stack, chain, accounts, comparison)
    return { comparison, indexedAfter: stack.indexedAfter, faults }
  })
}

/** Runs a function once everything is indexed, and stops the stack afterwards. */
async function whileIndexed<Result>(
  location: StoreLocation,
  { faults, isInProcess = false }: AgainstOptions | undefined = {},
  { chains, gateway, abis }: IndexedRecording,
  use: (stood: { readonly stack: Stack; readonly faults: number }) => Promise<Result>,
): Promise<Result> {
  let count = 0
  for (const { node } of chains) {
    const own = faults?.()
    node.setFaults(
      own &&
        ((call) => {
          const fault = own(call)
          if (fault) count++
          return fault
        }),
    )
  }
  const stack = await startStack({
    location,
    chains: chains.map(({ definition }) => definition),
    goals: new Map(
      chains.map(({ ledger, oracle }) => [
        ledger.chainId,
        { head: ledger.blocks.length - 1, addresses: oracle.addresses },
      ]),
    ),
    indexer: { nftMetadata: { ipfsGateway: gateway.url, allowedPrivateHosts: ["127.0.0.1"] } },
    data: { abis, networks: [recordedPrimaryNetwork] },
    isInProcess,
  })
  // Answers that need a request to the node, such as a native balance, are a 503 while the node fails.
  for (const { node } of chains) node.setFaults(undefined)
  try {
    return await use({ stack, faults: count })
  } finally {
    await stack.close()
  }
}

function define(ledger: Ledger, node: ReplayNode, network: Network): ChainDefinition {
  const platformChainId = blockchainId(network, ledger.name)
  return {
    chainId: ledger.chainId,
    name: ledger.name,
    network: ledger.name === "c-chain" ? "mainnet" : "testnet",
    description: `Recorded ${ledger.name}`,
    rpcUrls: [node.rpcUrl],
    wsUrl: node.wsUrl,
    nativeToken: provenToken,
    ...(platformChainId && { platformChainId }),
  }
}

async function writeAbis(folder: string, chains: readonly ProvenChain[], network: Network) {
  const files = []
  for (const { ledger } of chains) {
    for (const [address, abi] of abisOf(network, ledger.name)) {
      const path = join(folder, `${ledger.chainId}-${address}.json`)
      await writeFile(path, JSON.stringify(abi))
      files.push({ path, address, chainId: ledger.chainId })
    }
  }
  return files
}
