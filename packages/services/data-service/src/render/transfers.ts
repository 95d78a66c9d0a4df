import { fillHoles, type StoredTransfer } from "@serac/store"
import type { ServedChain } from "../chains/served-chain.ts"
import type { Prices } from "../prices/prices.ts"
import type { KnownContract } from "./known-contract.ts"
import { renderNft } from "./nft.ts"

/** Transfers of a chain as JSON texts. */
export function renderTransfers(
  chain: ServedChain,
  prices: Prices,
  transfers: readonly StoredTransfer[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) =>
    transfers.map((transfer) => {
      const token = contract(transfer.token)
      return fillHoles(transfer.fragment, (kind, about) => {
        if (kind === "a") return contract(about).party
        return kind === "t" ? tokenMember(transfer, token, prices, chain.chainId) : ""
      })
    }),
  )
}

function tokenMember(transfer: StoredTransfer, token: KnownContract, prices: Prices, chainId: string): string {
  const { standard, nft } = transfer
  if (standard === 20) return `,"erc20Token":{${token.erc20}${prices.member(chainId, transfer.token)}}`
  if (nft === undefined) throw new Error(`a transfer of ${transfer.token} names no token`)
  // Of a contract that follows both standards the token may be known by the other one.
  return `,"erc${standard}Token":${renderNft({ ...nft, standard }, token)}`
}
