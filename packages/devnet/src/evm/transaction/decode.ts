import { RLP } from "@ethereumjs/rlp"
import { EvmError } from "../chain/evm-error.ts"
import { concat, type Hex, minimalBytes, padLeft, toHex, toWord } from "../codec/hex.ts"
import type { Crypto } from "../crypto/crypto.ts"
import { decodeRlp, type RlpItem, rlpBytes, rlpInteger, structItems } from "./go-rlp.ts"
import type { AccessListEntry, Transaction } from "./transaction.ts"

/** A transaction without the fields that derive from its signature. */
type Signed = Omit<Transaction, "hash" | "from" | "bytes"> & {
  /** The bytes that were signed. */
  readonly unsigned: Uint8Array
  /** The parity of the signature's point; undefined for an invalid `v`. */
  readonly parity: 0 | 1 | undefined
}

const secp256k1Order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/**
 * Decodes a transaction of a known sender without checking the signature.
 *
 * @throws RlpError, EvmError with the node's text
 */
export function readTransaction(bytes: Uint8Array, from: Hex, crypto: Crypto): Transaction {
  const { unsigned: _, parity: __, ...signed } = readSigned(bytes)
  // A valid signature never has s = 0.
  const marks = signed.s === 0n ? ({ isImpersonated: true } as const) : {}
  return { ...signed, ...marks, hash: toHex(crypto.keccak256(bytes)), from, bytes }
}

/**
 * Decodes a transaction of a block that may contain impersonated senders.
 *
 * @throws RlpError, EvmError with the node's text
 */
export function decodeAnyTransaction(bytes: Uint8Array, crypto: Crypto): Transaction {
  const { r, s, v, type } = readSigned(bytes)
  const isEven = type === 0 ? v % 2n === 1n : v === 0n
  if (s !== 0n || !isEven || r >= 2n ** 160n) return decodeTransaction(bytes, crypto)
  return readTransaction(bytes, toHex(padLeft(minimalBytes(r), 20)), crypto)
}

/**
 * Decodes a signed transaction with the checks of a node's `eth_sendRawTransaction`.
 *
 * @throws RlpError, EvmError with the node's text
 */
export function decodeTransaction(bytes: Uint8Array, crypto: Crypto): Transaction {
  const { unsigned, parity, ...signed } = readSigned(bytes)
  const { r, s } = signed
  if (parity === undefined || r === 0n || s === 0n || r >= secp256k1Order || s > secp256k1Order / 2n)
    throw new EvmError("invalid transaction v, r, s values")
  const key = crypto.recover(crypto.keccak256(unsigned), concat(toWord(r), toWord(s)), parity)
  if (key === undefined) throw new EvmError("invalid sender")
  const from = toHex(crypto.keccak256(key).subarray(12))
  return { ...signed, hash: toHex(crypto.keccak256(bytes)), from, bytes }
}

function readSigned(bytes: Uint8Array): Signed {
  const [type] = bytes
  if (type !== undefined && type > 0x7f) return legacy(decodeRlp(bytes))
  if (bytes.length <= 1) throw new EvmError("typed transaction too short")
  if (type === 1) return accessListTx(decodeRlp(bytes.subarray(1)))
  if (type === 2) return dynamicFeeTx(decodeRlp(bytes.subarray(1)))
  throw new EvmError("transaction type not supported")
}

function legacy(decoded: RlpItem): Signed {
  const name = "types.LegacyTx"
  const items = structItems(decoded, 9, name)
  const integer = (at: number, member: string, size?: number) => rlpInteger(items[at], `(${name}).${member}`, size)
  const v = integer(6, "V")
  // v is 27 or 28; since EIP-155 it is 35 or 36 plus twice the chain id.
  const chainID = v >= 35n ? (v - 35n) / 2n : undefined
  const parity = chainID === undefined ? v - 27n : (v - 35n) % 2n
  const gasPrice = integer(1, "GasPrice")
  const unsigned =
    chainID === undefined
      ? items.slice(0, 6)
      : [...items.slice(0, 6), minimalBytes(chainID), minimalBytes(0n), minimalBytes(0n)]
  return {
    type: 0,
    chainID,
    nonce: integer(0, "Nonce", 8),
    maxFeePerGas: gasPrice,
    maxPriorityFeePerGas: gasPrice,
    gasLimit: integer(2, "Gas", 8),
    to: recipient(items[3], `(${name}).To`),
    value: integer(4, "Value"),
    data: rlpBytes(items[5], `(${name}).Data`),
    accessList: [],
    v,
    r: integer(7, "R"),
    s: integer(8, "S"),
    unsigned: RLP.encode(unsigned as never),
    parity: bit(parity),
  }
}

function accessListTx(decoded: RlpItem): Signed {
  const name = "types.AccessListTx"
  const items = structItems(decoded, 11, name)
  const integer = (at: number, member: string, size?: number) => rlpInteger(items[at], `(${name}).${member}`, size)
  const gasPrice = integer(2, "GasPrice")
  const v = integer(8, "V")
  return {
    type: 1,
    chainID: integer(0, "ChainID"),
    nonce: integer(1, "Nonce", 8),
    maxFeePerGas: gasPrice,
    maxPriorityFeePerGas: gasPrice,
    gasLimit: integer(3, "Gas", 8),
    to: recipient(items[4], `(${name}).To`),
    value: integer(5, "Value"),
    data: rlpBytes(items[6], `(${name}).Data`),
    accessList: accessList(items[7], `(${name}).AccessList`),
    v,
    r: integer(9, "R"),
    s: integer(10, "S"),
    unsigned: concat(Uint8Array.of(1), RLP.encode(items.slice(0, 8) as never)),
    parity: bit(v),
  }
}

function dynamicFeeTx(decoded: RlpItem): Signed {
  const name = "types.DynamicFeeTx"
  const items = structItems(decoded, 12, name)
  const integer = (at: number, member: string, size?: number) => rlpInteger(items[at], `(${name}).${member}`, size)
  const v = integer(9, "V")
  return {
    type: 2,
    chainID: integer(0, "ChainID"),
    nonce: integer(1, "Nonce", 8),
    maxPriorityFeePerGas: integer(2, "GasTipCap"),
    maxFeePerGas: integer(3, "GasFeeCap"),
    gasLimit: integer(4, "Gas", 8),
    to: recipient(items[5], `(${name}).To`),
    value: integer(6, "Value"),
    data: rlpBytes(items[7], `(${name}).Data`),
    accessList: accessList(items[8], `(${name}).AccessList`),
    v,
    r: integer(10, "R"),
    s: integer(11, "S"),
    unsigned: concat(Uint8Array.of(2), RLP.encode(items.slice(0, 9) as never)),
    parity: bit(v),
  }
}

const bit = (parity: bigint): 0 | 1 | undefined => (parity === 0n ? 0 : parity === 1n ? 1 : undefined)

function recipient(item: RlpItem | undefined, name: string): Hex | undefined {
  const bytes = rlpBytes(item, name)
  return bytes.length === 0 ? undefined : toHex(rlpBytes(bytes, name, 20))
}

function accessList(item: RlpItem | undefined, name: string): readonly AccessListEntry[] {
  if (!Array.isArray(item)) throw new EvmError(`rlp: expected input list for types.AccessList, decoding into ${name}`)
  return item.map((entry) => {
    const [address, keys] = structItems(entry, 2, "types.AccessTuple")
    if (!Array.isArray(keys)) throw new EvmError("rlp: expected input list for []common.Hash")
    return {
      address: toHex(rlpBytes(address, "common.Address", 20)),
      storageKeys: keys.map((key) => toHex(padLeft(rlpBytes(key, "common.Hash", 32), 32))),
    }
  })
}
