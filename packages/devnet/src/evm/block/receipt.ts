import { RLP } from "@ethereumjs/rlp"
import { concat, fromHex, type Hex, minimalBytes } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"
import type { Log } from "../execute/log.ts"
import type { Transaction } from "../transaction/transaction.ts"

/** The receipt of a transaction. */
export interface Receipt {
  /** Whether the code ended without an error. */
  readonly succeeded: boolean
  readonly gasUsed: bigint
  /** Gas used in the block up to and including this transaction. */
  readonly cumulativeGasUsed: bigint
  readonly effectiveGasPrice: bigint
  readonly logs: readonly Log[]
  /** The address of the contract that a transaction without a recipient creates, also if it fails. */
  readonly contractAddress: Hex | undefined
}

/** The bloom filter of logs, 2048 bits: each address and topic sets three bits. */
export function bloomOf(logs: readonly Log[], crypto: Crypto): Uint8Array {
  const bloom = new Uint8Array(256)
  for (const { address, topics } of logs) {
    for (const text of [address, ...topics]) for (const bit of bitsOf(text, crypto)) set(bloom, bit)
  }
  return bloom
}

/** Whether a bloom filter may contain an address or topic. */
export const mayContain = (bloom: Uint8Array, text: Hex, crypto: Crypto): boolean =>
  bitsOf(text, crypto).every((bit) => ((bloom[255 - (bit >> 3)] ?? 0) & (1 << (bit & 7))) !== 0)

function bitsOf(text: Hex, crypto: Crypto): readonly number[] {
  const hash = crypto.keccak256(fromHex(text))
  return [0, 2, 4].map((at) => (((hash[at] as number) << 8) | (hash[at + 1] as number)) & 2047)
}

function set(bloom: Uint8Array, bit: number): void {
  const at = 255 - (bit >> 3)
  bloom[at] = (bloom[at] as number) | (1 << (bit & 7))
}

/** Encodes a receipt for the block's receipts trie. */
export function encodeReceipt(receipt: Receipt, type: Transaction["type"], crypto: Crypto): Uint8Array {
  const body = RLP.encode([
    minimalBytes(receipt.succeeded ? 1n : 0n),
    minimalBytes(receipt.cumulativeGasUsed),
    bloomOf(receipt.logs, crypto),
    receipt.logs.map(({ address, topics, data }) => [fromHex(address), topics.map(fromHex), data]),
  ])
  return type === 0 ? body : concat(Uint8Array.of(type), body)
}
