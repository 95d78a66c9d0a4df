import type { Hex } from "../../hex.ts"
import { type BalanceHolding, balanceKey, type TokenReference } from "../balances/key.ts"
import type { HolderCursor, StoredHolder } from "./holder.ts"

/*
 * A key is the token (the standard, the contract and the token ID, as in keys of balances), the length of the balance in bytes, the
 * balance, and the holder. Longer balances are larger, so the keys of a token are in balance order.
 */

const addressDigits = 40
/** A token is a standard, a contract, and a token ID of 32 bytes or none. */
const erc20Digits = 2 + addressDigits
const anybody: Hex = `0x${"0".repeat(addressDigits)}`

/** The token of a balance's key: the first bytes of the keys of its holders. */
export const tokenOfBalance = (balanceKey: Hex): Hex => `0x${balanceKey.slice(2 + addressDigits)}`

/** The first bytes of the keys of a token's holders. */
export const tokenKeyOf = (token: TokenReference): Hex => tokenOfBalance(balanceKey({ holder: anybody, ...token }))

/** Whether the holders of a token are stored: an ERC-721 token has one owner, which is stored elsewhere. */
export const isOfHolders = ({ standard }: Pick<BalanceHolding, "standard">): boolean => standard !== 721

/** The key of a holder, from the key of the balance. */
export function holderKeyOf(balanceKey: Hex, balance: bigint): Hex {
  return `${tokenOfBalance(balanceKey)}${bytesOfBalance(balance)}${balanceKey.slice(2, 2 + addressDigits)}`
}

function bytesOfBalance(balance: bigint): string {
  const digits = balance.toString(16)
  const length = Math.ceil(digits.length / 2)
  return length.toString(16).padStart(2, "0") + digits.padStart(2 * length, "0")
}

/** The range of a token's holders, from the largest balance after a cursor; the end is above all of them. */
export function keysOfToken(token: Hex, after: HolderCursor | undefined): { readonly from: Hex; readonly before: Hex } {
  // No balance has 255 bytes.
  return { from: token, before: `${token}${after === undefined ? "ff" : after[0].slice(2)}` }
}

/** The holder and balance in a holder's key. */
export function holderIn(key: Hex, token: Hex): StoredHolder {
  const place = key.slice(token.length)
  return { holder: `0x${place.slice(-addressDigits)}`, balance: BigInt(`0x${place.slice(2, -addressDigits)}`) }
}

/** The cursor after a holder. */
export const holderCursor = ({ holder, balance }: StoredHolder): HolderCursor => [
  `0x${bytesOfBalance(balance)}${holder.slice(2)}`,
]

/** The token of a holder's key, and the key of the holder's balance. */
export function balanceKeyIn(key: Hex): { readonly token: Hex; readonly balanceKey: Hex; readonly balance: bigint } {
  const digits = key.slice(2)
  const tokenDigits = digits.startsWith("01") ? erc20Digits : erc20Digits + 64
  const token: Hex = `0x${digits.slice(0, tokenDigits)}`
  const { holder, balance } = holderIn(key, token)
  return { token, balanceKey: `${holder}${token.slice(2)}`, balance }
}
