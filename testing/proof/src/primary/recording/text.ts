import { createHash } from "node:crypto"
import { ripemd160 } from "@noble/hashes/legacy.js"
import { base58, bech32 } from "@scure/base"

/** The all-zero id: the P-Chain's, the primary network's, and that of the P-Chain's genesis UTXOs. */
export const zeroIdText = "11111111111111111111111111111111LpoYY"

export const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest()

const withChecksum = (bytes: Uint8Array) => Buffer.concat([bytes, sha256(bytes).subarray(-4)])

export const toCb58 = (bytes: Uint8Array): string => base58.encode(withChecksum(bytes))

export function fromCb58(text: string): Buffer {
  const bytes = Buffer.from(base58.decode(text))
  const data = bytes.subarray(0, -4)
  if (!sha256(data).subarray(-4).equals(bytes.subarray(-4))) throw new Error(`Not cb58: ${text}`)
  return data
}

/** `0x`, lower-case digits, and the checksum unless `hexnc`. */
export const toHex = (bytes: Uint8Array, encoding = "hex"): string =>
  `0x${(encoding === "hexnc" ? Buffer.from(bytes) : withChecksum(bytes)).toString("hex")}`

/** Plain digits with `0x`. */
export const fromHex = (text: string): Buffer => Buffer.from(text.slice(2), "hex")

/** Bech32 without a chain. */
export const toAddress = (bytes: Uint8Array, hrp: string): string => bech32.encode(hrp, bech32.toWords(bytes))

/** The 20 bytes of an address of the node's JSON, in hexadecimal: Bech32 behind a chain's alias, or a cb58 short id. */
export function ownerHex(text: string): string {
  const hyphen = text.indexOf("-")
  if (hyphen < 0) return fromCb58(text).toString("hex")
  const { words } = bech32.decode(text.slice(hyphen + 1) as `${string}1${string}`)
  return Buffer.from(bech32.fromWords(words)).toString("hex")
}

/** The prefix of an address of the node's JSON. */
export const hrpOf = (address: string): string => bech32.decode(address.slice(address.indexOf("-") + 1) as "a1").prefix

/** The owner of a compressed public key, in hexadecimal. */
export const ownerOfKey = (publicKey: Uint8Array): string => Buffer.from(ripemd160(sha256(publicKey))).toString("hex")

/** The UTXO's id. */
export function utxoIdOf(txID: string, outputIndex: number): string {
  const bytes = Buffer.alloc(40)
  bytes.writeBigUInt64BE(BigInt(outputIndex))
  fromCb58(txID).copy(bytes, 8)
  return toCb58(sha256(bytes))
}
