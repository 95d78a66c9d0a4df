import {
  decodePChainBlock,
  encodePChainBlock,
  encodePChainMessage,
  encodePChainUtxo,
  encodeWarpMessage,
  encodeWarpPayload,
  type PChainBlock,
  type PChainMessage,
  type PChainTransaction,
  type PChainUnsignedTransaction,
  parseId,
} from "@serac/chain"
import { loadPlatform } from "../../src/network/p/load-platform.ts"
import type { ArrivedPlatformBlock, Platform, PlatformTerms } from "../../src/network/p/platform-port.ts"
import { applyAndStore } from "./index-platform.ts"
import { MemoryNetworkWriter } from "./memory-network-writer.ts"
import { platformBlocks, recordedNetwork, recordedTerms } from "./primary-fixtures.ts"

type Input = Parameters<typeof encodePChainBlock>[0]
type Bare<T> = T extends { readonly parentID: unknown } ? Omit<T, "parentID" | "height"> : never

/** When the recorded network began, in Unix seconds. */
export const beginning = 1_795_237_142
export const avax = parseId(recordedNetwork.avaxAssetId)
export const zero = new Uint8Array(32)

/** Filler bytes for an ID, an address or a key. */
export const bytes = (length: number, fill: number): Uint8Array => new Uint8Array(length).fill(fill)

export const owner = (fill: number) => ({
  type: "secp256k1fx.OutputOwners" as const,
  locktime: 0n,
  threshold: 1,
  addresses: [bytes(20, fill)],
})

export const output = (amount: bigint, fill = 1, assetID = avax) => ({
  assetID,
  output: {
    type: "secp256k1fx.TransferOutput" as const,
    amount,
    locktime: 0n,
    threshold: 1,
    addresses: [bytes(20, fill)],
  },
})

export const input = (txID: Uint8Array, outputIndex: number, amount: bigint, assetID = avax) => ({
  txID,
  outputIndex,
  assetID,
  input: { type: "secp256k1fx.TransferInput" as const, amount, signatureIndices: [0] },
})

export const base = {
  networkID: 1337,
  blockchainID: zero,
  outputs: [output(5n)],
  inputs: [input(zero, 0, 7n)],
  memo: new Uint8Array(),
}

export const authorization = { type: "secp256k1fx.Input" as const, signatureIndices: [0] }

/** A message of an L1's manager as encoded in a transaction. */
export const warp = (message: PChainMessage): Uint8Array =>
  encodeWarpMessage({
    unsignedMessage: {
      networkID: 1337,
      sourceChainID: zero,
      payload: encodeWarpPayload({
        type: "AddressedCall",
        sourceAddress: new Uint8Array(20),
        payload: encodePChainMessage(message),
      }),
    },
    signature: { type: "BitSetSignature", signers: Uint8Array.of(1), signature: bytes(96, 0) },
  })

export const rewardUtxo = (txID: Uint8Array, outputIndex: number, amount: bigint, fill: number): Uint8Array =>
  encodePChainUtxo({ txID, outputIndex, ...output(amount, fill) })

/** A hand-made P-Chain that begins like the recorded one; each block is indexed when it is added. */
export class PlatformChain {
  readonly writer = new MemoryNetworkWriter()
  readonly terms: PlatformTerms
  readonly rewards = new Map<string, readonly Uint8Array[]>()
  readonly blocks: PChainBlock[] = []
  #platform: Platform | undefined

  constructor(terms: PlatformTerms) {
    this.terms = terms
  }

  /** Indexes block 0, by default that of the recorded network. */
  async begin(first: Uint8Array = (platformBlocks[0] as ArrivedPlatformBlock).bytes): Promise<void> {
    await this.#index(first)
  }

  /** Discards the state in memory, so that the next block begins with the stored state. */
  reload(): void {
    this.#platform = undefined
  }

  async add(fields: Bare<Input>): Promise<PChainBlock> {
    const parent = this.blocks.at(-1) as PChainBlock
    const block = { ...fields, parentID: parent.id, height: parent.height + 1n } as Input
    return this.#index(encodePChainBlock(block))
  }

  /** Adds a standard Banff block with one transaction, this many seconds after the beginning. */
  async standard(seconds: number, unsigned?: PChainUnsignedTransaction): Promise<PChainTransaction> {
    const transactions = unsigned ? [{ unsigned, credentials: [] }] : []
    const block = await this.add({ type: "BanffStandardBlock", time: BigInt(beginning + seconds), transactions })
    return block.transactions[0] as PChainTransaction
  }

  /** Adds a proposal and its outcome: Apricot blocks without a time, Banff blocks with one. */
  async propose(unsigned: PChainUnsignedTransaction, committed: boolean, seconds?: number): Promise<PChainTransaction> {
    const transaction = { unsigned, credentials: [] }
    const time = BigInt(beginning + (seconds ?? 0))
    const block = await (seconds === undefined
      ? this.add({ type: "ApricotProposalBlock", transaction })
      : this.add({ type: "BanffProposalBlock", time, transactions: [], transaction }))
    if (seconds === undefined) await this.add({ type: committed ? "ApricotCommitBlock" : "ApricotAbortBlock" })
    else await this.add({ type: committed ? "BanffCommitBlock" : "BanffAbortBlock", time })
    return (block as Extract<PChainBlock, { readonly type: "ApricotProposalBlock" }>).transaction
  }

  async advance(seconds: number): Promise<void> {
    await this.propose({ type: "AdvanceTimeTx", time: BigInt(beginning + seconds) }, true)
  }

  async #index(encoded: Uint8Array): Promise<PChainBlock> {
    this.#platform ??= await loadPlatform(this.writer, this.terms)
    await applyAndStore(this.#platform, this.writer, [{ bytes: encoded }], this.rewards)
    const block = decodePChainBlock(encoded)
    this.blocks.push(block)
    return block
  }

  /** Sets a staker's reward UTXOs. */
  pays(txID: Uint8Array, ...utxos: readonly Uint8Array[]): void {
    this.rewards.set(Buffer.from(txID).toString("hex"), utxos)
  }

  staker(txID: Uint8Array) {
    const row = this.writer.stakers.get(Buffer.from(txID).toString("hex"))
    if (!row) throw new Error("there is no such staker")
    return row
  }

  utxo(txID: Uint8Array, outputIndex: number) {
    return this.writer.utxoRows.get(`${Buffer.from(txID).toString("hex")}:${outputIndex}`)
  }

  l1Validator(validationId: Uint8Array) {
    return this.writer.l1Validators.get(Buffer.from(validationId).toString("hex"))
  }
}

/** A chain after block 0, with the recorded network's rules except for the given ones. */
export async function begun(terms: Partial<PlatformTerms> = {}): Promise<PlatformChain> {
  const chain = new PlatformChain({ ...recordedTerms, ...terms })
  await chain.begin()
  return chain
}
