import type { PrimaryRecording } from "../primary/recording/recording.ts"
import { readCalls } from "../recording/exchange.ts"
import { readLedger } from "../recording/ledger.ts"
import { bytesFromHex } from "./bytes.ts"
import { type ServedEvm, serveRecordedEvm } from "./recorded-evm.ts"
import type { RecordedNetwork } from "./recorded-network.ts"

/** The handler of a subnet's chain, and the chain's last block. */
export async function serveSubnetChain(
  { networkID, directory }: PrimaryRecording,
  name: string,
  blockchainID: string,
  genesisData: Uint8Array,
) {
  const { blocks } = await readLedger(directory, name)
  const genesis = new TextDecoder().decode(genesisData)
  const upgradeJson = await readUpgrades(directory, name)
  const recorded = {
    kind: "subnet-evm",
    blockchainID,
    networkID,
    genesis,
    blocks,
    ...(upgradeJson && { upgradeJson }),
  } as const
  const tip = blocks.at(-1)
  const last = { height: tip?.number ?? 0, id: bytesFromHex(tip?.block.hash ?? "0x") }
  return { served: await serveRecordedEvm(recorded), lastAccepted: () => last }
}

/** The upgrades configured for an L1, as reported by the node. */
async function readUpgrades(directory: string, name: string): Promise<object | undefined> {
  const calls = await readCalls(directory, name)
  const config = calls.find(({ method, answer }) => method === "eth_getChainConfig" && answer.result !== undefined)
  return (config?.answer.result as { readonly upgrades?: object } | undefined)?.upgrades
}

/** The handler of the C-Chain, where the recording has its genesis. @param askedAt - the time of the recorded requests, in milliseconds since 1970 */
export async function serveCChain(
  { recording, helicon }: RecordedNetwork,
  askedAt: number,
): Promise<ServedEvm | undefined> {
  const { networkID, cChainID: blockchainID, avaxAssetID, evm, genesis: file } = recording
  if (file === undefined) return undefined
  const genesis: string = JSON.parse(file).cChainGenesis
  return serveRecordedEvm({
    kind: "coreth",
    networkID,
    blockchainID,
    avaxAssetID,
    // Before Helicon, a node's answers about prices at a block are cached, and wallets requested them during the traffic.
    askedAt: helicon && askedAt,
    helicon: helicon === undefined ? undefined : helicon / 1000,
    genesis,
    blocks: evm.blocks,
  })
}
