export interface AssetRow {
  readonly assetId: Uint8Array
  readonly name: string
  readonly symbol: string
  readonly denomination: number
  readonly type: "secp256k1" | "nft"
  readonly cap: "fixed" | "variable"
  /** Unix seconds. */
  readonly createdAt: number
}
