import { keccak_256 } from "@noble/hashes/sha3.js"
import { hexOf } from "../bytes.ts"

/** The members of a block's header. */
interface Facts {
  readonly height: number
  readonly parentID: Uint8Array
  readonly timestamp: number
  /** Its atomic transactions. */
  readonly batch: Uint8Array
  /** 32 bytes, unique to the block. */
  readonly stateRoot: Uint8Array
}

const hexQuantity = (value: number) => `0x${value.toString(16)}`
const zeros = (length: number) => `0x${"00".repeat(length)}`

/** The ID of a block with only atomic transactions, and its `eth_getBlockByNumber` result. */
export function headerOf({ height, parentID, timestamp, batch, stateRoot }: Facts) {
  const hashed = {
    parentHash: `0x${hexOf(parentID)}`,
    sha3Uncles: zeros(32),
    miner: zeros(20),
    stateRoot: `0x${hexOf(stateRoot)}`,
    transactionsRoot: zeros(32),
    receiptsRoot: zeros(32),
    logsBloom: zeros(256),
    difficulty: "0x1",
    number: hexQuantity(height),
    gasLimit: "0xe4e1c0",
    gasUsed: "0x0",
    timestamp: hexQuantity(timestamp),
    extraData: "0x",
    mixHash: zeros(32),
    nonce: zeros(8),
    extDataHash: `0x${hexOf(keccak_256(rlp(batch)))}`,
    baseFeePerGas: "0x5d21dba00",
    extDataGasUsed: "0x0",
    blockGasCost: "0x0",
  }
  const id = keccak_256(rlpList(Object.entries(hashed).map(([name, value]) => rlp(bytesOf(name, value)))))
  const rest = { size: hexQuantity(600 + batch.length), totalDifficulty: hexQuantity(height) }
  const json = { ...hashed, ...rest, hash: `0x${hexOf(id)}`, blockExtraData: `0x${hexOf(batch)}` }
  return { id, json: { ...json, transactions: [], uncles: [] } satisfies Readonly<Record<string, unknown>> }
}

const quantities = new Set([
  ...["difficulty", "number", "gasLimit", "gasUsed", "timestamp"],
  ...["baseFeePerGas", "extDataGasUsed", "blockGasCost"],
])

/** The bytes of a member: a number has no leading zeros. */
function bytesOf(name: string, value: string): Uint8Array {
  const digits = quantities.has(name) ? value.slice(2).replace(/^0+/, "") : value.slice(2)
  return Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex")
}

/** A byte string in its hashed encoding. */
function rlp(bytes: Uint8Array): Uint8Array {
  const [first = 0x80] = bytes
  return bytes.length === 1 && first < 0x80 ? bytes : Buffer.concat([lengthOf(0x80, bytes.length), bytes])
}

function rlpList(items: readonly Uint8Array[]): Uint8Array {
  const bytes = Buffer.concat(items)
  return Buffer.concat([lengthOf(0xc0, bytes.length), bytes])
}

function lengthOf(offset: number, length: number): Uint8Array {
  if (length < 56) return Uint8Array.of(offset + length)
  const size = Buffer.from(length.toString(16).padStart(8, "0"), "hex")
  const digits = size.subarray(size.findIndex((byte) => byte > 0))
  return Buffer.concat([Uint8Array.of(offset + 55 + digits.length), digits])
}
