import type { XChainState } from "@serac/chain"
import type { Recover } from "../spend/credentials.ts"
import type { SharedMemory } from "../state/shared-memory.ts"

/** What the X-Chain's rules depend on. Ids are 32 bytes, amounts nAVAX. */
export interface XChainRules {
  readonly networkID: number
  readonly xChainID: Uint8Array
  readonly avaxAssetID: Uint8Array
  readonly txFee: bigint
  readonly createAssetTxFee: bigint
  readonly memory: SharedMemory
  /** The subnet that validates a chain; `undefined` where there is no such chain. */
  readonly subnetOf: (chainID: Uint8Array) => Uint8Array | undefined
  readonly recover?: Recover | undefined
}

/** The feature extensions, by the index that assets name them with. */
export const features = ["secp256k1fx", "nftfx", "propertyfx"] as const

/** The index of the feature extension that a type belongs to; -1 for none. */
export const featureOf = (type: string): number => features.indexOf(type.split(".")[0] as (typeof features)[number])

/** What is written down of an asset. */
export interface Asset {
  /** Indices of feature extensions that it supports. */
  readonly features: readonly number[]
  /** The bytes of name and symbol, and the number of decimals. */
  readonly name: Uint8Array
  readonly symbol: Uint8Array
  readonly denomination: number
}

/** A state of an asset whatever it is. */
export type State = XChainState
