import {
  addressOfPrivateKey,
  BuildError,
  networkFees,
  type Owners,
  type PChainUtxo,
  type TransferOutput,
  type Wallet,
} from "../src/index.ts"

export const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte)
export const [alice, bob, carol] = [1, 2, 3].map((byte) => filled(32, byte)) as [Uint8Array, Uint8Array, Uint8Array]
export const [ofAlice, ofBob, ofCarol] = [alice, bob, carol].map(addressOfPrivateKey) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
]
export const avaxAssetID = filled(32, 0xa0)
export const otherAssetID = filled(32, 0x10)
export const networkID = 1337
export const now = 1000n
export const { dynamicFeeConfig, txFee, createAssetTxFee } = networkFees(networkID)
export const pContext = { networkID, avaxAssetID, weights: dynamicFeeConfig.weights, gasPrice: 3n }
export const xContext = { networkID, blockchainID: filled(32, 0xb0), avaxAssetID, txFee, createAssetTxFee }
export const cContext = { networkID, blockchainID: filled(32, 0xc0), avaxAssetID, baseFee: 25_000_000_000n }

export const owned = (amount: bigint, owners: Partial<Owners> = {}): TransferOutput => ({
  type: "secp256k1fx.TransferOutput",
  amount,
  locktime: 0n,
  threshold: 1,
  addresses: [ofAlice],
  ...owners,
})
export const locked = (amount: bigint, locktime: bigint): PChainUtxo["output"] => ({
  type: "stakeable.LockOut",
  locktime,
  output: owned(amount),
})
export const utxo = <Output>(place: number, output: Output, assetID = avaxAssetID) => ({
  txID: filled(32, place),
  outputIndex: place,
  assetID,
  output,
})
export const wallet = <Utxo>(...utxos: Utxo[]): Wallet<Utxo> => ({ utxos, addresses: [ofAlice], now })

/** The code of the thrown error. */
export function refusal(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof BuildError) return error.code
    throw error
  }
  return undefined
}
