import { Bytes } from "../recording/bytes.ts"
import { sha256, toCb58 } from "../recording/text.ts"
import type { LedgerOutput } from "./output.ts"
import { readOutputBytes } from "./read-utxo.ts"

/** An asset of the X-Chain's genesis, and its first holders. */
export interface GenesisAsset {
  readonly assetID: string
  readonly alias: string
  readonly name: string
  readonly symbol: string
  readonly denomination: number
  readonly outputs: readonly LedgerOutput[]
}

/** Reads the genesis data of the X-Chain's CreateChainTx. */
export function readXGenesis(data: Buffer): readonly GenesisAsset[] {
  const bytes = new Bytes(data)
  bytes.version()
  const assets = bytes.list((): GenesisAsset => {
    const alias = bytes.text()
    const start = bytes.at
    bytes.take(4 + 32)
    if (bytes.u32() !== 0 || bytes.u32() !== 0) throw new Error("An asset of the X-Chain's genesis takes or makes more")
    bytes.take(bytes.u32())
    const described = { name: bytes.text(), symbol: bytes.text(), denomination: bytes.take(1).readUInt8() }
    const outputs = bytes.list(() => {
      bytes.u32()
      return bytes.list(() => readOutputBytes(bytes))
    })
    // The asset's ID is the hash of an equivalent transaction: version and type in front, no credentials at the end.
    const body = data.subarray(start, bytes.at)
    const assetID = toCb58(sha256(Buffer.concat([Buffer.from("000000000001", "hex"), body, Buffer.alloc(4)])))
    return { assetID, alias, ...described, outputs: outputs.flat() }
  })
  bytes.end()
  return assets
}
