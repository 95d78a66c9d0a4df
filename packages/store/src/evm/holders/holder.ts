import type { Hex } from "../../hex.ts"
import type { Range } from "../../range.ts"
import { balancesProjection } from "../balances/balance.ts"

/**
 * The projection that `ChainReader.holders` is read from. It is made of the balances: what is not in them is not in it, and where an
 * operator leaves them out it is left out too.
 */
export const holdersProjection = {
  name: "holders",
  about: "holders of a token, by balance",
  /** Another one whenever balances are made anew, and one more whenever other rows follow from the same balances. */
  version: 100 * balancesProjection.version + 1,
  of: "transfers",
  canWait: true,
} as const

/**
 * Where the holders of a token go on: the balance and the address of the last one, as bytes. It means the same whatever was added
 * meanwhile.
 */
export type HolderCursor = readonly [place: Hex]

/** Some of a token's holders. */
export interface HolderRange extends Range<HolderCursor> {
  readonly contract: Hex
  /** 32 bytes: the ERC-1155 token of the contract whose holders are asked for. Default: the contract is an ERC-20 token. */
  readonly tokenId?: Hex | undefined
}

/** Who has something of a token. */
export interface StoredHolder {
  readonly holder: Hex
  /** What transfers add up to, in the token's smallest unit: above 0, at most 2^256 - 1. */
  readonly balance: bigint
}

/** Holders by balance, and those of the same balance by address, both descending, in one state of the chain. */
export interface HolderPage {
  readonly holders: readonly StoredHolder[]
  /** Of all pages together. */
  readonly holderCount: number
  /** What all balances add up to. */
  readonly supply: bigint
}
