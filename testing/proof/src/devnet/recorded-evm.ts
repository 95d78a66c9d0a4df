import { atomicGas, decodeAtomicBatch, decodeCChainAtomicTransaction, parseId } from "@serac/chain"
import { evmInterface, serveEvm } from "@serac/devnet"
import { decodeTransaction, EvmChain, localUpgrades, parseEvmGenesis } from "@serac/devnet/evm"
import type { WireEndpoint, WireHandler } from "@serac/wire/node"
import type { LedgerBlock } from "../recording/ledger-block.ts"
import { bytesFromHex } from "./bytes.ts"
import { type Connect, exchangeHashes } from "./exchange-hashes.ts"
import { type RecordedSocket, type ReplayedChain, recordedSocket } from "./recorded-socket.ts"
import { bytesOfTransaction } from "./recorded-transaction.ts"

/** An EVM chain as it was recorded. */
export interface RecordedEvmChain {
  readonly kind: "coreth" | "subnet-evm"
  /** The text of its id. */
  readonly blockchainID: string
  readonly networkID: number
  /** The text of the C-Chain's asset's id; an L1 has none. */
  readonly avaxAssetID?: string
  /** When Helicon came, in Unix seconds; where it did not, never. */
  readonly helicon?: number | undefined
  /** The JSON of its genesis. */
  readonly genesis: string
  /** The node's upgrade file for it, where it had one. */
  readonly upgradeJson?: object
  /** When the node was asked, in milliseconds since 1970; by default when its last block was made. */
  readonly askedAt?: number | undefined
  /** From block 0, without a gap. */
  readonly blocks: readonly LedgerBlock[]
}

/** A contract whose code is left out of a recording, wherever it would stand. */
const omitted = "[code omitted]"

const withoutCode = (text: string) => text.replaceAll(omitted, "0x")

/** What serves a recorded chain. */
export interface ServedEvm {
  readonly endpoints: Readonly<Record<string, WireEndpoint>>
  readonly socket: RecordedSocket
}

/**
 * Makes a recorded chain's blocks again, each of its transactions at its time, and serves what came of it. Where the code of a
 * contract is left out of the recording, its own blocks have other hashes; those are exchanged on the way in and out.
 */
export async function serveRecordedEvm(recorded: RecordedEvmChain): Promise<ServedEvm> {
  const replayed = await replay(recorded)
  const { chain } = replayed
  const hashes = recorded.blocks.flatMap(({ number, block }): [string, string][] => {
    const made = chain.blockAt(BigInt(number))
    const { hash, stateRoot } = block as typeof block & { readonly stateRoot: string }
    return made === undefined
      ? []
      : [
          [hash, made.hash],
          [stateRoot, made.header.stateRoot],
        ]
  })
  // No secret key was recorded: a node's signature cannot be made again.
  const signer = { sign: async () => new Uint8Array(96), aggregate: async () => new Uint8Array() }
  const served = serveEvm(chain, evmInterface({ chain, signer }))
  const exchange = exchangeHashes(hashes)
  const connect = exchange.frames(served["/ws"].connect as Connect)
  return {
    endpoints: {
      "/rpc": { handle: omitting(exchange.answers(served["/rpc"].handle)) },
      "/ws": { ...served["/ws"], connect },
    },
    socket: recordedSocket(replayed, connect),
  }
}

async function replay(recorded: RecordedEvmChain): Promise<ReplayedChain> {
  const { kind, networkID, blockchainID, avaxAssetID, upgradeJson, helicon = localUpgrades.helicon } = recorded
  const pending: Uint8Array[] = []
  const time = { now: 0 }
  const chain = await EvmChain.create({
    genesis: parseEvmGenesis(withoutCode(recorded.genesis), {
      kind,
      upgrades: { ...localUpgrades, helicon },
      ...(upgradeJson && { upgradeJson: JSON.parse(withoutCode(JSON.stringify(upgradeJson))) }),
    }),
    networkID,
    blockchainID: parseId(blockchainID),
    subnetID: new Uint8Array(32),
    clock: { now: () => time.now },
    avaxAssetID: avaxAssetID === undefined ? new Uint8Array(32) : parseId(avaxAssetID),
    atomic: {
      pending: () => [...pending],
      verify: (transaction) => atomicGas(decodeCChainAtomicTransaction(transaction).unsigned),
      accept: () => {
        pending.length = 0
      },
      discard: (_, reason) => {
        throw reason
      },
    },
  })
  const make = async ({ block }: LedgerBlock) => {
    const { timestampMilliseconds = "0x0", miner, blockExtraData = "0x" } = block as MadeBlock
    time.now = Number(timestampMilliseconds)
    if (blockExtraData.length > 2)
      pending.push(...decodeAtomicBatch(bytesFromHex(blockExtraData)).map(({ bytes }) => bytes))
    const made = await chain.build({
      milliseconds: BigInt(timestampMilliseconds),
      transactions: block.transactions.map((json) => decodeTransaction(bytesOfTransaction(json), chain.crypto)),
      ...(miner && { coinbase: miner }),
    })
    if (made === undefined) throw new Error(`block ${block.number} has nothing in it`)
  }
  for (const block of recorded.blocks.slice(1)) await make(block)
  time.now = recorded.askedAt ?? time.now
  return { chain, time, blocks: recorded.blocks, make }
}

type MadeBlock = LedgerBlock["block"] & { readonly miner?: `0x${string}`; readonly blockExtraData?: string }

/** A configuration shows that the code of a contract is left out, as the recorded one does. */
function omitting(handle: WireHandler): WireHandler {
  return async (request) => {
    const response = await handle(request)
    if (!request.body.includes('"eth_getChainConfig"')) return response
    return { ...response, body: response.body.replaceAll('"code":"0x"', `"code":"${omitted}"`) }
  }
}
