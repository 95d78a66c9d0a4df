import { keccak_256 } from "@noble/hashes/sha3.js"
import { hexOf } from "../bytes.ts"

/** What a header says of its block. */
interface Facts {
  readonly height: number
  readonly id: Uint8Array
  readonly parentID: Uint8Array
  readonly timestamp: number
  /** Its atomic transactions. */
  readonly batch: Uint8Array
}

const hexQuantity = (value: number) => `0x${value.toString(16)}`
const zeros = (length: number) => `0x${"00".repeat(length)}`

/** What `eth_getBlockByNumber` answers for a block that holds nothing else. */
export function headerOf({ height, id, parentID, timestamp, batch }: Facts): Readonly<Record<string, unknown>> {
  return {
    number: hexQuantity(height),
    hash: `0x${hexOf(id)}`,
    parentHash: `0x${hexOf(parentID)}`,
    timestamp: hexQuantity(timestamp),
    size: hexQuantity(600 + batch.length),
    nonce: zeros(8),
    sha3Uncles: zeros(32),
    logsBloom: zeros(256),
    transactionsRoot: zeros(32),
    stateRoot: zeros(32),
    receiptsRoot: zeros(32),
    miner: zeros(20),
    difficulty: "0x1",
    totalDifficulty: hexQuantity(height),
    extraData: "0x",
    mixHash: zeros(32),
    gasLimit: "0xe4e1c0",
    gasUsed: "0x0",
    baseFeePerGas: "0x5d21dba00",
    blockGasCost: "0x0",
    extDataGasUsed: "0x0",
    extDataHash: `0x${hexOf(keccak_256(rlp(batch)))}`,
    blockExtraData: `0x${hexOf(batch)}`,
    transactions: [],
    uncles: [],
  }
}

/** A byte string as it is hashed. */
function rlp(bytes: Uint8Array): Uint8Array {
  if (bytes.length < 56) return Buffer.concat([Uint8Array.of(0x80 + bytes.length), bytes])
  const size = Buffer.from(bytes.length.toString(16).padStart(8, "0"), "hex")
  const digits = size.subarray(size.findIndex((byte) => byte > 0))
  return Buffer.concat([Uint8Array.of(0xb7 + digits.length), digits, bytes])
}
