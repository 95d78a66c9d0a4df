import { RLP } from "@ethereumjs/rlp"
import { fromHex, type Hex, minimalBytes, toBigInt, toHex } from "../codec/hex.ts"
import type { EvmKind } from "../config/chain-config.ts"
import type { Crypto } from "../crypto/crypto.ts"

/** A block header of either virtual machine; fields that a chain does not have are undefined. */
export interface Header {
  readonly parentHash: Hex
  readonly sha3Uncles: Hex
  readonly miner: Hex
  readonly stateRoot: Hex
  readonly transactionsRoot: Hex
  readonly receiptsRoot: Hex
  /** 256 bytes. */
  readonly logsBloom: Uint8Array
  readonly difficulty: bigint
  readonly number: bigint
  readonly gasLimit: bigint
  readonly gasUsed: bigint
  /** Unix seconds. */
  readonly timestamp: bigint
  /** The fee state, followed by the results of the transactions' predicates. */
  readonly extraData: Uint8Array
  readonly mixHash: Hex
  /** 8 bytes. */
  readonly nonce: Hex
  /** Hash of the atomic transactions (C-Chain). */
  readonly extDataHash?: Hex | undefined
  readonly baseFeePerGas?: bigint | undefined
  /** Gas of the atomic transactions (C-Chain). */
  readonly extDataGasUsed?: bigint | undefined
  readonly blockGasCost?: bigint | undefined
  readonly blobGasUsed?: bigint | undefined
  readonly excessBlobGas?: bigint | undefined
  readonly parentBeaconBlockRoot?: Hex | undefined
  readonly timestampMilliseconds?: bigint | undefined
  readonly minDelayExcess?: bigint | undefined
  readonly targetExponent?: bigint | undefined
  readonly minPriceExponent?: bigint | undefined
  readonly settledHeight?: bigint | undefined
  readonly settledGasUnix?: bigint | undefined
  readonly settledGasNumerator?: bigint | undefined
  readonly settledExcess?: bigint | undefined
}

type HeaderFieldKind = "bytes" | "hex" | "integer"
type HeaderField = readonly [name: keyof Header, kind: HeaderFieldKind]

const common: readonly HeaderField[] = [
  ["parentHash", "hex"],
  ["sha3Uncles", "hex"],
  ["miner", "hex"],
  ["stateRoot", "hex"],
  ["transactionsRoot", "hex"],
  ["receiptsRoot", "hex"],
  ["logsBloom", "bytes"],
  ["difficulty", "integer"],
  ["number", "integer"],
  ["gasLimit", "integer"],
  ["gasUsed", "integer"],
  ["timestamp", "integer"],
  ["extraData", "bytes"],
  ["mixHash", "hex"],
  ["nonce", "hex"],
]

const blobs: readonly HeaderField[] = [
  ["blobGasUsed", "integer"],
  ["excessBlobGas", "integer"],
  ["parentBeaconBlockRoot", "hex"],
  ["timestampMilliseconds", "integer"],
  ["minDelayExcess", "integer"],
]

/** The header fields in encoding order; those after `required` are encoded only up to the last one present. */
const layouts: Readonly<
  Record<EvmKind, { readonly required: readonly HeaderField[]; readonly optional: readonly HeaderField[] }>
> = {
  coreth: {
    required: [...common, ["extDataHash", "hex"]],
    optional: [
      ["baseFeePerGas", "integer"],
      ["extDataGasUsed", "integer"],
      ["blockGasCost", "integer"],
      ...blobs,
      ["targetExponent", "integer"],
      ["minPriceExponent", "integer"],
      ["settledHeight", "integer"],
      ["settledGasUnix", "integer"],
      ["settledGasNumerator", "integer"],
      ["settledExcess", "integer"],
    ],
  },
  "subnet-evm": {
    required: common,
    optional: [["baseFeePerGas", "integer"], ["blockGasCost", "integer"], ...blobs],
  },
}

/** The RLP items of a header, in order. */
export function headerItems(header: Header, kind: EvmKind): Uint8Array[] {
  const { required, optional } = layouts[kind]
  const last = optional.findLastIndex(([name]) => header[name] !== undefined)
  return [...required, ...optional.slice(0, last + 1)].map(([name, form]) => item(header[name], form))
}

function item(value: Header[keyof Header], form: HeaderFieldKind): Uint8Array {
  if (value === undefined) return new Uint8Array(0)
  if (value instanceof Uint8Array) return value
  if (typeof value === "bigint") return minimalBytes(value)
  return form === "hex" ? fromHex(value) : new Uint8Array(0)
}

/** Builds a header of decoded items. @throws RangeError for too few or too many items */
export function headerOf(items: readonly Uint8Array[], kind: EvmKind): Header {
  const { required, optional } = layouts[kind]
  const fields = [...required, ...optional]
  if (items.length < required.length) throw new RangeError("rlp: too few elements for types.Header")
  if (items.length > fields.length) throw new RangeError("rlp: input list has too many elements for types.Header")
  const header: Record<string, unknown> = {}
  for (const [at, bytes] of items.entries()) {
    const [name, form] = fields[at] as HeaderField
    header[name] = form === "bytes" ? bytes : form === "hex" ? toHex(bytes) : toBigInt(bytes)
  }
  return header as unknown as Header
}

/** Encodes a header; the block hash is the hash of these bytes. */
export const encodeHeader = (header: Header, kind: EvmKind): Uint8Array => RLP.encode(headerItems(header, kind))

/** The block hash: the hash of its header. */
export function headerHash(header: Header, kind: EvmKind, crypto: Crypto): Hex {
  return toHex(crypto.keccak256(encodeHeader(header, kind)))
}

/** A block's time in milliseconds since 1970: exact since Granite, whole seconds before. */
export const headerTimeMs = (header: Header): bigint => header.timestampMilliseconds ?? header.timestamp * 1000n
