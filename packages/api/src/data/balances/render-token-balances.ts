import type { StoredBalance } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import type { Prices } from "../prices/prices.ts"
import type { KnownContract } from "../render/known-contract.ts"
import { renderNft } from "../render/nft.ts"
import { priceMembers } from "./balance-value.ts"

/** Options of rendering ERC-20 balances. */
export interface Erc20BalanceContext {
  readonly prices: Prices
  /** Default as in {@link Prices.price}. */
  readonly currency: string | undefined
  /** Whether spam tokens are included. */
  readonly withSpam: boolean
}

/** Renders balances of ERC-20 tokens as JSON texts; undefined for omitted spam. */
export function renderErc20Balances(
  { chainId, contracts }: ServedChain,
  balances: readonly StoredBalance[],
  { prices, currency, withSpam }: Erc20BalanceContext,
): Promise<readonly (string | undefined)[]> {
  return contracts.with((contract) =>
    balances.map((held) => {
      const token = contract(held.contract)
      if (!withSpam && token.reputation === "Malicious") return undefined
      const price = prices.price(chainId, held.contract, currency)
      return (
        `{${token.erc20},"tokenReputation":${JSON.stringify(token.reputation)},"chainId":"${chainId}"` +
        `,"balance":"${held.balance}"${priceMembers(held.balance, token.decimals, price)}${sourceMember(held)}}`
      )
    }),
  )
}

/** Renders NFT balances of an address as JSON texts, of either standard. */
export function renderNftBalances(
  { chainId, contracts }: ServedChain,
  balances: readonly StoredBalance[],
): Promise<readonly string[]> {
  return contracts.with((contract) => balances.map((held) => renderNftBalance(held, chainId, contract(held.contract))))
}

function renderNftBalance(held: StoredBalance, chainId: string, contract: KnownContract): string {
  const { standard, contract: address, tokenId, nft } = held
  if (standard === 20 || tokenId === undefined) throw new Error(`a balance of ${address} names no token`)
  // A contract may follow both standards; the token may be stored under the other one.
  const token = renderNft({ contract: address, tokenId, ...nft, standard }, contract)
  const amount = standard === 1155 ? `,"balance":"${held.balance}"` : ""
  return `${token.slice(0, -1)},"chainId":"${chainId}"${amount}${sourceMember(held)}}`
}

const sourceMember = ({ source }: StoredBalance) => `,"balanceSource":"${source}"`
