import { listNftTokens, listTokenHolders, listTokenTransfers } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { Listing } from "../../ui/listing.tsx"
import { HolderTable } from "./holder-table.tsx"
import { NftGrid } from "./nft-grid.tsx"
import { type ListedTransfer, TransferTable } from "./transfer-table.tsx"
import type { AddressListProps } from "./view-props.ts"

type AnyTransfer = Awaited<ReturnType<typeof listTokenTransfers>>["items"][number]

/** The transfers of a token. */
export function TokenTransfers({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`token transfers ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listTokenTransfers(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => <TransferTable chainId={chainId} rows={items.flatMap(listedTransfer)} />}
    </Listing>
  )
}

/** Converts a transfer for the list; empty for a standard that this page does not know. */
function listedTransfer(transfer: AnyTransfer): readonly ListedTransfer[] {
  if ("erc20Token" in transfer) {
    const { erc20Token: token, ...rest } = transfer
    return [{ ...rest, token }]
  }
  if ("erc721Token" in transfer) {
    const { erc721Token: token, ...rest } = transfer
    return [{ ...rest, token, tokenId: token.tokenId }]
  }
  if ("erc1155Token" in transfer) {
    const { erc1155Token, ...rest } = transfer
    return [{ ...rest, token: { address: erc1155Token.address, name: "", symbol: "" }, tokenId: erc1155Token.tokenId }]
  }
  return []
}

/** The transfers of one NFT, newest first. */
export function NftHistory({ chainId, address, tokenId, version }: AddressListProps & { readonly tokenId: string }) {
  return (
    <Listing
      name={`history ${chainId} ${address} ${tokenId}`}
      version={version}
      tokenName="history"
      load={(page, signal) => listTokenTransfers(dataClient(), { chainId, address, ...page }, { signal })}
      filter={{ key: tokenId, has: (item) => listedTransfer(item)[0]?.tokenId === tokenId }}
    >
      {(items) => <TransferTable chainId={chainId} rows={items.flatMap(listedTransfer)} />}
    </Listing>
  )
}

/** The tokens of an NFT contract. */
export function NftTokens({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`tokens ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listNftTokens(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => <NftGrid chainId={chainId} tokens={items} nothing="It has no tokens." />}
    </Listing>
  )
}

interface HeldToken extends AddressListProps {
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
  /** Token ID of an NFT contract. */
  readonly tokenId?: string
}

/** The holders of a token. */
export function TokenHolders({ chainId, address, version, decimals = 0, symbol, tokenId }: HeldToken) {
  const token = { chainId, address, ...(tokenId !== undefined && { tokenId }) }
  return (
    <Listing
      name={`holders ${chainId} ${address} ${tokenId}`}
      version={version}
      load={(page, signal) => listTokenHolders(dataClient(), { ...token, ...page }, { signal })}
    >
      {(_, page) => <HolderTable chainId={chainId} page={page} decimals={decimals} symbol={symbol} />}
    </Listing>
  )
}
