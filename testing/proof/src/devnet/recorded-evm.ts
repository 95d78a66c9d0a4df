import { atomicGas, decodeAtomicBatch, decodeCChainAtomicTransaction, parseId } from "@serac/chain"
import { evmInterface, serveEvm } from "@serac/devnet"
import { decodeTransaction, EvmChain, localUpgrades, parseEvmGenesis } from "@serac/devnet/evm"
import type { WireEndpoint, WireHandler } from "@serac/wire/node"
import type { LedgerBlock } from "../recording/ledger-block.ts"
import { bytesFromHex } from "./bytes.ts"
import { type Connect, exchangeHashes } from "./exchange-hashes.ts"
import { type RecordedSocket, type ReplayedChain, recordedSocket } from "./recorded-socket.ts"
import { bytesOfTransaction } from "./recorded-transaction.ts"
import type { DifferentExchange, Replayed } from "./replay.ts"

/** A recorded EVM chain. */
export interface RecordedEvmChain {
  readonly kind: "coreth" | "subnet-evm"
  /** The blockchain ID as text. */
  readonly blockchainID: string
  readonly networkID: number
  /** The ID of the C-Chain's AVAX asset as text; absent for an L1. */
  readonly avaxAssetID?: string
  /** The activation time of Helicon in Unix seconds; absent where Helicon was never active. */
  readonly helicon?: number | undefined
  /** The genesis as JSON text. */
  readonly genesis: string
  /** The node's upgrade file for the chain, where it had one. */
  readonly upgradeJson?: object
  /** The time of the requests to the node, in milliseconds since 1970; default the time of its last block. */
  readonly askedAt?: number | undefined
  /** The blocks from block 0, without a gap. */
  readonly blocks: readonly LedgerBlock[]
}

/** The text in place of a contract's code that is left out of a recording. */
const omitted = "[code omitted]"

const withoutCode = (text: string) => text.replaceAll(omitted, "0x")

/** The parts that serve a recorded chain. */
export interface ServedEvm {
  readonly endpoints: Readonly<Record<string, WireEndpoint>>
  readonly socket: RecordedSocket
  readonly roots: ComparedRoots
}

/** The comparison of the state roots and hashes of blocks with the recorded ones. */
export interface ComparedRoots extends Replayed {
  /** The number of blocks that cannot be equal, since the code of a contract is left out of the state below them. */
  readonly left: number
}

/**
 * Makes a recorded chain's blocks again, each transaction at its time, and serves the result. Where the code of a contract is
 * left out of the recording, the new blocks have other hashes, which are exchanged in requests and responses.
 */
export async function serveRecordedEvm(recorded: RecordedEvmChain): Promise<ServedEvm> {
  const replayed = await replay(recorded)
  const { chain } = replayed
  const roots = compareRoots(recorded, chain)
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
  // The node's secret key was not recorded, so its signatures cannot be made again.
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
    roots,
  }
}

/** Compares all blocks whose state has no omitted code: an upgrade file puts it into the blocks after the genesis. */
function compareRoots({ kind, genesis, upgradeJson, blocks }: RecordedEvmChain, chain: EvmChain): ComparedRoots {
  // Of an L1 whose configuration nobody asked for, the upgrade file is unknown.
  const isUpgraded = kind === "subnet-evm" && JSON.stringify(upgradeJson ?? omitted).includes(omitted)
  const comparable = genesis.includes(omitted) ? 0 : isUpgraded ? 1 : blocks.length
  const different = blocks.slice(0, comparable).flatMap(({ number, block }): DifferentExchange[] => {
    const { hash: expected } = block
    const got = chain.blockAt(BigInt(number))?.hash ?? "no block"
    if (expected === got) return []
    const request = { method: "EVM", path: `block ${number}`, headers: {} }
    return [{ name: `block ${number}`, request, aspect: "values", at: "hash", expected, got }]
  })
  return { equal: comparable - different.length, inShape: 0, different, left: blocks.length - comparable }
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

/** Replaces the contract's code in a configuration by the same text as the recording. */
function omitting(handle: WireHandler): WireHandler {
  return async (request) => {
    const response = await handle(request)
    if (!request.body.includes('"eth_getChainConfig"')) return response
    return { ...response, body: response.body.replaceAll('"code":"0x"', `"code":"${omitted}"`) }
  }
}
