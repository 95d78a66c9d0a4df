import type { Hex } from "../../hex.ts"
import type { Range } from "../../range.ts"
import { balancesProjection } from "../balances/balance.ts"

/**
 * The projection that `ChainReader.holders` reads. It is derived from the balances: it lacks what they lack, and is disabled when
 * the operator disables them.
 */
export const holdersProjection = {
  name: "holders",
  about: "holders of a token, by balance",
  /** Changes whenever balances are rebuilt; increase it whenever the same balances produce other rows. */
  version: 100 * balancesProjection.version + 1,
  of: "transfers",
  canWait: true,
} as const

/**
 * The position after which a token's holders continue: the balance and the address of the last holder, as bytes. It has the same
 * meaning whatever was added meanwhile.
 */
export type HolderCursor = readonly [place: Hex]

/** A range of a token's holders. */
export interface HolderRange extends Range<HolderCursor> {
  readonly contract: Hex
  /** 32 bytes: the ERC-1155 token of the contract whose holders are requested. Default: the contract is an ERC-20 token. */
  readonly tokenId?: Hex | undefined
}

/** A holder of a token. */
export interface StoredHolder {
  readonly holder: Hex
  /** The sum of the transfers, in the token's smallest unit: above 0, at most 2^256 - 1. */
  readonly balance: bigint
}

/** Holders by balance, then by address, both descending, in one state of the chain. */
export interface HolderPage {
  readonly holders: readonly StoredHolder[]
  /** The number of holders on all pages. */
  readonly holderCount: number
  /** The sum of all balances. */
  readonly supply: bigint
}
