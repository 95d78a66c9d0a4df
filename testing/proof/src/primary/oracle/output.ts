import type { NodeLockedOutput, NodeOutput } from "../recording/node-json.ts"
import { fromCb58, fromHex, ownerHex } from "../recording/text.ts"

/** The kind of an output, by the fx and the members of its JSON. */
export type OutputKind = "transfer" | "mint" | "nftMint" | "nft" | "propertyMint" | "property"

export interface LedgerOutput {
  readonly kind: OutputKind
  /** 0 for outputs without an amount. */
  readonly amount: bigint
  readonly locktime: bigint
  /** 0 outside of `stakeable.LockOut`. */
  readonly stakeableLocktime: bigint
  readonly threshold: number
  /** 20 bytes each, in hexadecimal, in the order of the wire. */
  readonly owners: readonly string[]
  readonly groupID?: number
  /** `0x` and hexadecimal digits. */
  readonly payload?: string
}

export const fxs = {
  secp256k1: "spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ",
  nft: "qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT",
  property: "rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy",
}

const outputKindsByFx = new Map<string, readonly [withAmountOrPayload: OutputKind, without: OutputKind]>([
  [fxs.secp256k1, ["transfer", "mint"]],
  [fxs.nft, ["nft", "nftMint"]],
])

/** @param kind - the kind, where the members are ambiguous: a property and a property mint right have the same members. */
export function readOutput(fxID: string, json: NodeOutput | NodeLockedOutput, kind?: OutputKind): LedgerOutput {
  if ("output" in json) return { ...readOutput(fxID, json.output), stakeableLocktime: BigInt(json.locktime) }
  const [full, bare] = outputKindsByFx.get(fxID) ?? ["property", "propertyMint"]
  return {
    kind: kind ?? (json.amount !== undefined || json.payload !== undefined ? full : bare),
    amount: BigInt(json.amount ?? 0),
    locktime: BigInt(json.locktime ?? 0),
    stakeableLocktime: 0n,
    threshold: json.threshold,
    owners: json.addresses.map(ownerHex),
    ...(json.groupID !== undefined && { groupID: json.groupID }),
    ...(json.payload !== undefined && { payload: json.payload }),
  }
}

const outputTypeIds: Readonly<Record<OutputKind, number>> = {
  transfer: 7,
  mint: 6,
  nftMint: 10,
  nft: 11,
  propertyMint: 15,
  property: 16,
}

/** The bytes of a UTXO, as the node writes them. */
export function utxoBytes(txID: string, outputIndex: number, assetID: string, output: LedgerOutput): Buffer {
  return Buffer.concat([u16(0), fromCb58(txID), u32(outputIndex), fromCb58(assetID), outputBytes(output)])
}

/** The bytes of an output with its type in front. */
export function outputBytes({ stakeableLocktime, ...output }: LedgerOutput): Buffer {
  if (stakeableLocktime > 0n)
    return Buffer.concat([u32(22), u64(stakeableLocktime), outputBytes({ ...output, stakeableLocktime: 0n })])
  const payload = fromHex(output.payload ?? "0x")
  return Buffer.concat([
    u32(outputTypeIds[output.kind]),
    ...(output.kind === "transfer" ? [u64(output.amount)] : []),
    ...(output.groupID !== undefined ? [u32(output.groupID)] : []),
    ...(output.kind === "nft" ? [u32(payload.length), payload] : []),
    u64(output.locktime),
    u32(output.threshold),
    u32(output.owners.length),
    ...output.owners.map((owner) => Buffer.from(owner, "hex")),
  ])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}
