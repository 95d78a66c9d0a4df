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
/** Far more digits than a block can have. */
const maxDigits = 2 * 262_144 + 2

/** The bytes of a block's `blockExtraData`. @throws NodeFault if it is invalid, or does not match `extDataHash`. */
export function readExtraData(text: unknown, extDataHash: unknown, height: number): Uint8Array {
  if (typeof text !== "string" || text.length > maxDigits || !plainHex.test(text))
    throw nonsense(`block ${height} of the C-Chain has no blockExtraData`)
  const bytes = Buffer.from(text.slice(2), "hex")
  // Before the first upgrade the header had no such hash.
  const isSaid = typeof extDataHash === "string" && !/^0x0*$/.test(extDataHash)
  if (isSaid && extDataHash.toLowerCase() !== rlpHash(bytes))
    throw nonsense(`block ${height} of the C-Chain has another blockExtraData than its header says`)
  return bytes
}

function rlpHash(bytes: Uint8Array): string {
  return `0x${Buffer.from(keccak_256(rlp(bytes))).toString("hex")}`
}

/** Encodes a byte string in RLP. */
function rlp(bytes: Uint8Array): Uint8Array {
  const [first = 0x80] = bytes
  if (bytes.length === 1 && first < 0x80) return bytes
  if (bytes.length < 56) return Buffer.concat([Buffer.of(0x80 + bytes.length), bytes])
  const digits = bytes.length.toString(16)
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex")
  return Buffer.concat([Buffer.of(0xb7 + length.length), length, bytes])
}

/**
 * The atomic transactions of a block. The bytes do not say whether they are a batch or, before the fifth upgrade, a single
 * transaction: the decoding that succeeds and belongs to this network and chain is used.
 *
 * @throws NodeFault if they are neither.
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
