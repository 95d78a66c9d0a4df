import type { Hex } from "../../hex.ts"
import type { TransferStandard } from "../rows.ts"

/** A token of a contract that a holder can have. */
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

/** The standards as a byte of a key, chosen so that collectibles are adjacent. */
const codes: Readonly<Record<TransferStandard, string>> = { 20: "01", 721: "02", 1155: "03" }
const standards = new Map(Object.entries(codes).map(([standard, code]) => [code, Number(standard) as TransferStandard]))

/** Hexadecimal digits of an address. */
const addressDigits = 40
const tokenAt = 2 + addressDigits
const contractAt = tokenAt + 2
const tokenIdAt = contractAt + addressDigits

/** The key of a balance: the concatenated bytes of the holder, the standard, the contract and the token ID. */
export const balanceKey = ({ holder, standard, contract, tokenId = "0x" }: BalanceHolding): Hex =>
  `${holder}${codes[standard]}${contract.slice(2)}${tokenId.slice(2)}`

/** The holder and token of a key. */
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

/** The standard and the contract of a key: the subject of a verdict. */
export const tokenOfKey = (key: Hex): Hex => `0x${key.slice(tokenAt, tokenIdAt)}`

/** The position of a key among the keys of its holder. */
export const positionOfKey = (key: Hex): Hex => `0x${key.slice(tokenAt)}`

/** Keys from one to another, both inclusive. */
export interface KeyRange {
  readonly from: Hex
  readonly to: Hex
}

/** A value above every token ID of 32 bytes. */
const beyondTokenIds = "f".repeat(66)

/** The ranges of a holder's keys for some standards, which are adjacent; for one contract, or for all. */
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

/** The lowest possible key above a key. */
export const keyAfter = (key: Hex): Hex => `${key}00`
