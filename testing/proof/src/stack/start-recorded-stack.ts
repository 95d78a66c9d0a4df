import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Dialect } from "@serac/api/data"
import { describeNetwork } from "@serac/indexer/network"
import { recordedHelicon, recordedNetwork } from "@serac/recordings"
import type { NetworkDefinition } from "@serac/store"
import { startPrimaryStack } from "../primary/compare/stack.ts"
import { workOut } from "../primary/oracle/world.ts"
import { readPrimaryRecording } from "../primary/recording/recording.ts"
import { startPrimaryNode } from "../primary/replay-node/start-primary-node.ts"
import { readLedgers } from "../recording/ledger.ts"
import { startReplayNode } from "../replay-node/start-replay-node.ts"
import { callThroughGateway } from "./call-through-gateway.ts"
import { pricesAndLogos, wholeDefinition } from "./everything.ts"
import { type Stack, startStack } from "./start-stack.ts"

// The documents' own examples are of the recorded C-Chain, under mainnet's chain ID.
const recordedChainId = "43114"

export interface RecordedStackOptions {
  /** How both services answer. Default `serac`. */
  readonly dialect?: Dialect
}

/**
 * Serves a part of every recording: the C-Chain as chain 43114, with prices and logos of all its contracts, the
 * primary network as mainnet, the network with the Helicon upgrade as testnet, and chain 7, which is not indexed.
 */
export async function startRecordedStack({ dialect = "serac" }: RecordedStackOptions = {}): Promise<Stack> {
  const ledger = (await readLedgers(recordedNetwork)).find(({ name }) => name === "c-chain")
  if (ledger === undefined) throw new Error("There is no recorded C-Chain")
  const folder = await mkdtemp(join(tmpdir(), "serac-recorded-"))
  const node = await startReplayNode({ ledger, chainId: recordedChainId })
  const end = async () => {
    await node.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const addresses = ledger.blocks.flatMap(({ receipts }) =>
      receipts.flatMap(({ logs }) => logs.map((log) => log.address)),
    )
    const contracts = [...new Set(addresses)]
    const mainnet = await indexNetwork(folder, recordedNetwork, "mainnet")
    const networks = [mainnet, await indexNetwork(folder, recordedHelicon, "testnet")]
    const cChain = {
      chainId: recordedChainId,
      name: "C-Chain",
      network: mainnet.network,
      platformChainId: mainnet.cChainId,
    }
    const { rpcUrl, wsUrl, head } = node
    const stack = await startStack({
      location: { kind: "sqlite", directory: folder },
      dialect,
      data: { networks, ...(await pricesAndLogos(folder, recordedChainId, contracts)) },
      chains: [wholeDefinition({ ...cChain, rpcUrls: [rpcUrl], wsUrl })],
      unindexed: [
        {
          chainId: "7",
          name: "Not indexed",
          network: "testnet",
          rpcUrls: [],
          nativeToken: { name: "Nothing", symbol: "NIL", decimals: 18 },
        },
      ],
      onStarted: (store) => callThroughGateway(store, { chainId: recordedChainId, rpcUrl }),
      goals: new Map([[recordedChainId, { head, addresses: new Set(addresses) }]]),
    })
    const close = async () => {
      await stack.close()
      await end()
    }
    return { ...stack, close }
  } catch (error) {
    await end()
    throw error
  }
}

/** Indexes a recorded primary network into a folder. The documents' examples are of the first one, which is served as mainnet. */
async function indexNetwork(
  directory: string,
  recording: string,
  name: "mainnet" | "testnet",
): Promise<NetworkDefinition> {
  const world = workOut(await readPrimaryRecording(recording))
  const primary = await startPrimaryNode({ world })
  try {
    const network = await describeNetwork([primary.url])
    const location = { kind: "sqlite", directory } as const
    const indexed = await startPrimaryStack({ location, world, network, index: true, genesis: world.recording.genesis })
    await indexed.close()
    return { ...network, network: name }
  } finally {
    await primary.stop()
  }
}
