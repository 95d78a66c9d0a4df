import type { StoredTransfer } from "@serac/store"
import { fillTransfer } from "@serac/store/items"
import type { ServedChain } from "../chains/served-chain.ts"
import type { Prices } from "../prices/prices.ts"
import type { KnownContract } from "../render/known-contract.ts"
import { renderNft } from "../render/nft.ts"

/** Renders transfers of a chain as JSON texts. */
export function renderTransfers(
  chain: ServedChain,
  prices: Prices,
  transfers: readonly StoredTransfer[],
): Promise<readonly string[]> {
  return chain.contracts.with((contract) =>
    transfers.map((transfer) => renderTransfer(transfer, { chain, prices, contract })),
  )
}

/** Context of rendering transfers. */
export interface TransferContext {
  readonly chain: ServedChain
  readonly prices: Prices
  readonly contract: (address: string) => KnownContract
  /** Whether ERC-20 tokens include their reputation. */
  readonly withReputation?: boolean
}

/** Renders a transfer as JSON text. */
export function renderTransfer(transfer: StoredTransfer, context: TransferContext): string {
  return fillTransfer(transfer.fragment, {
    party: (address) => context.contract(address).party,
    token: () => tokenMember(transfer, context),
  })
}

function tokenMember(
  transfer: StoredTransfer,
  { chain, prices, contract, withReputation = false }: TransferContext,
): string {
  const { standard, nft } = transfer
  const token = contract(transfer.token)
  if (standard === 20) {
    const reputation = withReputation ? `,"tokenReputation":${JSON.stringify(token.reputation)}` : ""
    return `,"erc20Token":{${token.erc20}${reputation}${prices.member(chain.chainId, transfer.token)}}`
  }
  if (nft === undefined) throw new Error(`a transfer of ${transfer.token} names no token`)
  // A contract may follow both standards; the token may be stored under the other one.
  return `,"erc${standard}Token":${renderNft({ ...nft, standard }, token)}`
}
