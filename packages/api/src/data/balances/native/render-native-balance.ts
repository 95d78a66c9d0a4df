import type { ChainDefinition } from "@serac/store"
import { networkToken } from "../../chains/describe-chain.ts"
import type { Price } from "../../prices/read-prices.ts"
import { priceMembers } from "../balance-value.ts"

/** Renders a balance of a chain's native token as JSON text. @param balance - in the smallest unit. */
export function renderNativeBalance(chain: ChainDefinition, balance: bigint, price: Price | undefined): string {
  const { description: _, ...token } = networkToken(chain)
  const members = JSON.stringify({ ...token, chainId: chain.chainId, balance: String(balance) })
  return `${members.slice(0, -1)}${priceMembers(balance, token.decimals, price)}}`
}
