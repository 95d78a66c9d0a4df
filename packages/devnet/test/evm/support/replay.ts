import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  atomicGas,
  buildGenesis,
  decodeAtomicBatch,
  decodeCChainAtomicTransaction,
  parseGenesis,
  parseId,
} from "@serac/chain"
import { recordedNetwork } from "@serac/recordings"
import type { EvmBlock } from "../../../src/evm/block/block.ts"
import { EvmChain } from "../../../src/evm/chain/evm-chain.ts"
import type { EvmChainOptions } from "../../../src/evm/chain/options.ts"
import { fromHex, toHex, toWord } from "../../../src/evm/codec/hex.ts"
import { type EvmGenesis, parseEvmGenesis } from "../../../src/evm/config/genesis.ts"
import { localUpgrades } from "../../../src/evm/config/network-upgrades.ts"
import type { WarpVerifier } from "../../../src/evm/ports/warp.ts"
import { decodeTransaction } from "../../../src/evm/transaction/decode.ts"
import { bytesOfTransaction } from "./encode-transaction.ts"
import { genesisTextOf } from "./l1.ts"
import { type RecordedBlock, recordedBlocks } from "./recorded.ts"

const fixture = (path: string) => readFileSync(join(recordedNetwork, path), "utf8")

/** The address of the messenger on the recorded network; its code is not in the recording. */
export const messenger = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf"

/** The time of the Helicon upgrade on the network that was recorded through it, from `info.upgrades`. */
const recordedHelicon = Date.parse("2026-11-22T02:15:32Z") / 1000

/** Parts of a replayed chain that are not in the recording. */
interface ReplayOptions {
  /** The code at the messenger's address. Default: none. */
  readonly messengerCode?: Uint8Array | undefined
  /** Verifies warp messages. Default: none, so all are invalid. */
  readonly warp?: WarpVerifier | undefined
}

/** The C-Chain of a recording, at its genesis. */
export async function corethChain(folder: "" | "helicon/", options?: ReplayOptions): Promise<EvmChain> {
  const { cChainID } = JSON.parse(fixture(`${folder}network.json`))
  const file = fixture(`${folder}genesis.json`)
  const { cChainGenesis, networkID } = JSON.parse(file)
  const genesis = parseEvmGenesis(cChainGenesis.replace("[code omitted]", "0x"), {
    kind: "coreth",
    upgrades: folder === "" ? localUpgrades : { ...localUpgrades, helicon: recordedHelicon },
  })
  const { avaxAssetID } = buildGenesis(parseGenesis(file))
  return replayingChain(genesis, networkID, parseId(cChainID), { ...options, avaxAssetID })
}

/** A chain of the recorded network's subnets, at its genesis, with the recorded precompile upgrades. */
export async function subnetChain(chainName: string, blockchainID: string, options?: ReplayOptions): Promise<EvmChain> {
  const upgradeJson = JSON.parse(readFileSync(new URL("l1-upgrades.json", import.meta.url), "utf8"))
  const genesis = parseEvmGenesis(genesisTextOf(chainName), { kind: "subnet-evm", upgradeJson })
  return replayingChain(genesis, 1337, parseId(blockchainID), options)
}

const optionsOf = new WeakMap<EvmChain, EvmChainOptions>()
const waiting = new WeakMap<EvmChain, Uint8Array[]>()
const times = new WeakMap<EvmChain, { now: number }>()

async function replayingChain(
  genesis: EvmGenesis,
  networkID: number,
  blockchainID: Uint8Array,
  { avaxAssetID = new Uint8Array(32), messengerCode, warp }: ReplayOptions & { readonly avaxAssetID?: Uint8Array } = {},
): Promise<EvmChain> {
  const pending: Uint8Array[] = []
  const time = { now: 0 }
  const options: EvmChainOptions = {
    genesis,
    networkID: Number(networkID),
    blockchainID,
    subnetID: new Uint8Array(32),
    clock: { now: () => time.now },
    avaxAssetID,
    ...(warp ? { warp } : {}),
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
  }
  const chain = await EvmChain.create(options)
  optionsOf.set(chain, options)
  if (messengerCode)
    await chain.edit(async (state) => {
      await state.setCode(messenger, messengerCode)
      for (const slot of [0, 1]) await state.setStorage(messenger, toHex(toWord(slot)), toWord(1))
    })
  waiting.set(chain, pending)
  times.set(chain, time)
  return chain
}

/** Rebuilds a recorded block: with its transactions, at its time. */
export async function replay(chain: EvmChain, { block }: RecordedBlock): Promise<EvmBlock> {
  const time = times.get(chain)
  if (time !== undefined) time.now = Number(block.timestampMilliseconds)
  const atomic = fromHex(block.blockExtraData ?? "0x")
  if (atomic.length > 0) waiting.get(chain)?.push(...decodeAtomicBatch(atomic).map(({ bytes }) => bytes))
  const made = await chain.build({
    milliseconds: BigInt(block.timestampMilliseconds as string),
    transactions: block.transactions.map((json) => decodeTransaction(bytesOfTransaction(json), chain.crypto)),
    ...(block.miner === undefined ? {} : { coinbase: block.miner }),
  })
  if (made === undefined) throw new Error(`Block ${block.number} has nothing in it.`)
  return made
}

/** A chain on which recorded blocks were rebuilt. */
export interface Replayed {
  readonly chain: EvmChain
  /** The first has height 1. */
  readonly recorded: readonly RecordedBlock[]
  readonly made: readonly EvmBlock[]
}

/** The recorded chains, by the files of their ledgers. */
const chains = {
  "ledger/c-chain": (options?: ReplayOptions) => corethChain("", options),
  "ledger/l1": (options?: ReplayOptions) =>
    subnetChain("Serac L1", "8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx", options),
  "ledger/permissioned": () => subnetChain("Permissioned EVM", "rgjD2qopLteGXEyhiUSGpb6DHC5Cy1xuh7Lep63sZ7scFr7YM"),
  "helicon/ledger/c-chain": () => corethChain("helicon/"),
}
const replayed = new Map<string, Promise<Replayed>>()

/** A recorded chain with all its blocks; shared by all tests, so it must not be modified. */
export function replayedChain(file: keyof typeof chains): Promise<Replayed> {
  const known = replayed.get(file) ?? replayAll(file)
  replayed.set(file, known)
  return known
}

/** A separate copy of a recorded chain with its first blocks, for use in one test. */
export async function startedChain(file: keyof typeof chains, count: number): Promise<EvmChain> {
  return (await replayAll(file, count)).chain
}

/** A recorded chain with all its blocks, and with a messenger at the recorded one's address. */
export const replayedWithMessenger = (
  file: "ledger/c-chain" | "ledger/l1",
  options: Required<ReplayOptions>,
): Promise<Replayed> => replayAll(file, undefined, options)

async function replayAll(file: keyof typeof chains, count?: number, options?: ReplayOptions): Promise<Replayed> {
  const chain = await chains[file](options)
  const recorded = recordedBlocks(file).slice(1, count === undefined ? undefined : count + 1)
  const made: EvmBlock[] = []
  for (const block of recorded) made.push(await replay(chain, block))
  return { chain, recorded, made }
}

/** The state of a replayed chain at a height, without rebuilding its blocks. */
export async function chainUpTo({ chain }: Replayed, height: number): Promise<EvmChain> {
  const dump = await chain.dump()
  return EvmChain.load(optionsOf.get(chain) as EvmChainOptions, { ...dump, blocks: dump.blocks.slice(0, height + 1) })
}

/** Whether the messenger's code was executed in a block. */
export function usesMessenger({ traces }: RecordedBlock): boolean {
  const uses = (call: Record<string, unknown>): boolean =>
    call.to === messenger || ((call.calls ?? []) as Record<string, unknown>[]).some(uses)
  return traces.some(({ result }) => uses(result))
}
