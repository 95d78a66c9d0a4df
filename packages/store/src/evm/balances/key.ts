import type { Hex } from "../../hex.ts"
import type { TransferStandard } from "../rows.ts"

/** What a holder can have: a token of a contract. */
export interface TokenReference {
  readonly standard: TransferStandard
  readonly contract: Hex
  /** 32 bytes; absent for ERC-20. */
  readonly tokenId?: Hex
}

/** A holder and a token. */
export interface BalanceHolding extends TokenReference {
  readonly holder: Hex
}

/** Standards as a byte of a key, so that those of collectibles are beside each other. */
const codes: Readonly<Record<TransferStandard, string>> = { 20: "01", 721: "02", 1155: "03" }
const standards = new Map(Object.entries(codes).map(([standard, code]) => [code, Number(standard) as TransferStandard]))

/** Digits of an address. */
const addressDigits = 40
const tokenAt = 2 + addressDigits
const contractAt = tokenAt + 2
const tokenIdAt = contractAt + addressDigits

/** The bytes by which a balance is found: the holder, the standard, the contract and the token ID, one after the other. */
export const balanceKey = ({ holder, standard, contract, tokenId = "0x" }: BalanceHolding): Hex =>
  `${holder}${codes[standard]}${contract.slice(2)}${tokenId.slice(2)}`

/** What a key stands for. */
export function holdingOf(key: Hex): BalanceHolding {
  const standard = standards.get(key.slice(tokenAt, contractAt))
  if (standard === undefined) throw new Error(`${key} is no key of a balance`)
  const tokenId = key.slice(tokenIdAt)
  return {
    holder: key.slice(0, tokenAt) as Hex,
    standard,
    contract: `0x${key.slice(contractAt, tokenIdAt)}`,
    ...(tokenId !== "" && { tokenId: `0x${tokenId}` as const }),
  }
}

/** The standard and the contract of a key: what a verdict is about. */
export const tokenOfKey = (key: Hex): Hex => `0x${key.slice(tokenAt, tokenIdAt)}`

/** The place of a key among those of its holder. */
export const positionOfKey = (key: Hex): Hex => `0x${key.slice(tokenAt)}`

/** Keys from one on, up to and with another. */
export interface KeyRange {
  readonly from: Hex
  readonly to: Hex
}

/** Above every token ID of 32 bytes. */
const beyondTokenIds = "f".repeat(66)

/** The keys of a holder's tokens of some standards, which are beside each other; of one contract only, or of all. */
export function keysOf(
  holder: Hex,
  [first, last]: readonly [TransferStandard, TransferStandard],
  contract?: Hex,
): KeyRange {
  const digits = contract?.slice(2)
  return {
    from: `${holder}${codes[first]}${digits ?? ""}`,
    to: `${holder}${codes[last]}${digits ?? "f".repeat(addressDigits)}${beyondTokenIds}`,
  }
}

/** The next key that there can be. */
export const keyAfter = (key: Hex): Hex => `${key}00`
