/** The values of a network that X-Chain transactions need. */
export interface XChainContext {
  readonly networkID: number
  /** 32 bytes: the X-Chain's id, `info.getBlockchainID` of `X`. */
  readonly blockchainID: Uint8Array
  /** 32 bytes: `avm.getAssetDescription` of `AVAX`. */
  readonly avaxAssetID: Uint8Array
  /** nAVAX: `avm.getTxFee`, or `networkFees(networkID)`. */
  readonly txFee: bigint
  /** Fee of a transaction that creates an asset, in nAVAX. */
  readonly createAssetTxFee: bigint
}
