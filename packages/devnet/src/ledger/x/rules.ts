import type { XChainState } from "@serac/chain"
import type { Recover } from "../spend/credentials.ts"
import type { SharedMemory } from "../state/shared-memory.ts"

/** The constants and look-ups of the X-Chain's rules. Ids are 32 bytes, amounts nAVAX. */
export interface XChainRules {
  readonly networkID: number
  readonly xChainID: Uint8Array
  readonly avaxAssetID: Uint8Array
  readonly txFee: bigint
  readonly createAssetTxFee: bigint
  readonly memory: SharedMemory
  /** The subnet that validates a chain; `undefined` for an unknown chain. */
  readonly subnetOf: (chainID: Uint8Array) => Uint8Array | undefined
  readonly recover?: Recover | undefined
}

/** The feature extensions; assets refer to them by index. */
export const features = ["secp256k1fx", "nftfx", "propertyfx"] as const

/** The index of the feature extension that a type belongs to; -1 for none. */
export const featureOf = (type: string): number => features.indexOf(type.split(".")[0] as (typeof features)[number])

/** An asset of the X-Chain. */
export interface Asset {
  /** Indices of the feature extensions that the asset supports. */
  readonly features: readonly number[]
  /** Name and symbol as bytes, and the number of decimals. */
  readonly name: Uint8Array
  readonly symbol: Uint8Array
  readonly denomination: number
}

/** An output state of any type. */
export type State = XChainState
