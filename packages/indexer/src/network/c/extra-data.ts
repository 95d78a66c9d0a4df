import { keccak_256 } from "@noble/hashes/sha3.js"
import {
  type CChainAtomicTransaction,
  CodecError,
  decodeAtomicBatch,
  decodeCChainAtomicTransaction,
} from "@serac/chain"
import { nonsense } from "../../core/index.ts"
import { hashing } from "../p/keys.ts"
import { type ChainIdentity, requireNetwork } from "../require-network.ts"

const plainHex = /^0x([0-9a-f]{2})*$/i
/** Far more than a block may hold. */
const maxDigits = 2 * 262_144 + 2

/** Bytes of a block's `blockExtraData`. @throws NodeFault when it is none, or not that of `extDataHash`. */
export function readExtraData(text: unknown, extDataHash: unknown, height: number): Uint8Array {
  if (typeof text !== "string" || text.length > maxDigits || !plainHex.test(text))
    throw nonsense(`block ${height} of the C-Chain has no blockExtraData`)
  const bytes = Buffer.from(text.slice(2), "hex")
  // Before the first upgrade the header did not say it.
  const isSaid = typeof extDataHash === "string" && !/^0x0*$/.test(extDataHash)
  if (isSaid && extDataHash.toLowerCase() !== rlpHash(bytes))
    throw nonsense(`block ${height} of the C-Chain has another blockExtraData than its header says`)
  return bytes
}

function rlpHash(bytes: Uint8Array): string {
  return `0x${Buffer.from(keccak_256(rlp(bytes))).toString("hex")}`
}

/** A byte string in RLP. */
function rlp(bytes: Uint8Array): Uint8Array {
  const [first = 0x80] = bytes
  if (bytes.length === 1 && first < 0x80) return bytes
  if (bytes.length < 56) return Buffer.concat([Buffer.of(0x80 + bytes.length), bytes])
  const digits = bytes.length.toString(16)
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex")
  return Buffer.concat([Buffer.of(0xb7 + length.length), length, bytes])
}

/**
 * The atomic transactions of a block. The bytes do not say whether they are a batch or, as before the fifth upgrade, one
 * transaction: they are what can be read of this network and chain.
 *
 * @throws NodeFault when they are neither.
 */
export function readAtomicTransactions(
  bytes: Uint8Array,
  height: number,
  place: ChainIdentity,
): readonly CChainAtomicTransaction[] {
  if (bytes.length === 0) return []
  try {
    return ofNetwork(decodeAtomicBatch(bytes, hashing), place)
  } catch (error) {
    const single = attempt(() => ofNetwork([decodeCChainAtomicTransaction(bytes, hashing)], place))
    if (single) return single
    if (!(error instanceof CodecError)) throw error
    throw nonsense(`block ${height} of the C-Chain has atomic transactions that cannot be decoded: ${error.message}`)
  }
}

function ofNetwork(
  transactions: readonly CChainAtomicTransaction[],
  place: ChainIdentity,
): readonly CChainAtomicTransaction[] {
  for (const { unsigned } of transactions) requireNetwork(unsigned, place)
  return transactions
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
