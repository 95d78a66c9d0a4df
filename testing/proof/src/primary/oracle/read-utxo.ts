import { Bytes } from "../recording/bytes.ts"
import type { LedgerOutput, OutputKind } from "./output.ts"

const outputKindsByType = new Map<number, OutputKind>([
  [6, "mint"],
  [7, "transfer"],
  [10, "nftMint"],
  [11, "nft"],
  [15, "propertyMint"],
  [16, "property"],
])

/** A UTXO as the node answered it. */
export interface RecordedUtxo {
  readonly txID: string
  readonly outputIndex: number
  readonly assetID: string
  readonly output: LedgerOutput
}

/** Reads a UTXO's bytes, without a checksum. */
export function readUtxo(encoded: Buffer): RecordedUtxo {
  const bytes = new Bytes(encoded)
  bytes.version()
  const utxo = { txID: bytes.id(), outputIndex: bytes.u32(), assetID: bytes.id(), output: readOutputBytes(bytes) }
  bytes.end()
  return utxo
}

/** Reads an output with its type in front. */
export function readOutputBytes(bytes: Bytes): LedgerOutput {
  const type = bytes.u32()
  if (type === 22) {
    const stakeableLocktime = bytes.u64()
    return { ...readOutputBytes(bytes), stakeableLocktime }
  }
  const kind = outputKindsByType.get(type)
  if (kind === undefined) throw new Error(`There is no output of type ${type}`)
  const amount = kind === "transfer" ? bytes.u64() : 0n
  const group = kind === "nft" || kind === "nftMint" ? { groupID: bytes.u32() } : {}
  const payload = kind === "nft" ? { payload: `0x${bytes.take(bytes.u32()).toString("hex")}` } : {}
  const [locktime, threshold] = [bytes.u64(), bytes.u32()]
  const owners = bytes.list(() => bytes.take(20).toString("hex"))
  return { kind, amount, ...group, ...payload, locktime, stakeableLocktime: 0n, threshold, owners }
}
