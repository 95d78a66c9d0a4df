import {
  listErc20Transactions,
  listErc721Transfers,
  listErc1155Transactions,
  listInternalTransactions,
} from "@serac/data"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Party, TransactionLink } from "../../ui/links.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { directionOf } from "./direction.ts"
import { DirectionBadge } from "./direction-badge.tsx"
import { FilteredListing } from "./filtered-listing.tsx"
import { TransferTable } from "./transfer-table.tsx"
import type { AddressListProps } from "./view-props.ts"

/** The ERC-20 transfers from and to an address. */
export function Erc20Transfers({ chainId, address, version }: AddressListProps) {
  return (
    <FilteredListing
      {...{ name: "erc20", chainId, address, version, hasToken: true }}
      load={(page, signal) => listErc20Transactions(dataClient(), { chainId, address, ...page }, { signal })}
      entryOf={({ erc20Token: token, from, to }) => ({ token, from, to })}
    >
      {(items) => (
        <TransferTable
          chainId={chainId}
          address={address}
          rows={items.map(({ erc20Token, ...rest }) => ({ ...rest, token: erc20Token }))}
        />
      )}
    </FilteredListing>
  )
}

/** The ERC-721 transfers from and to an address. */
export function Erc721Transfers({ chainId, address, version }: AddressListProps) {
  return (
    <FilteredListing
      {...{ name: "erc721", chainId, address, version, hasToken: true }}
      load={(page, signal) => listErc721Transfers(dataClient(), { chainId, address, ...page }, { signal })}
      entryOf={({ erc721Token: token, from, to }) => ({ token, from, to })}
    >
      {(items) => (
        <TransferTable
          chainId={chainId}
          address={address}
          rows={items.map(({ erc721Token, ...rest }) => ({
            ...rest,
            token: erc721Token,
            tokenId: erc721Token.tokenId,
          }))}
        />
      )}
    </FilteredListing>
  )
}

/** The ERC-1155 transfers from and to an address. */
export function Erc1155Transfers({ chainId, address, version }: AddressListProps) {
  return (
    <FilteredListing
      {...{ name: "erc1155", chainId, address, version, hasToken: true }}
      load={(page, signal) => listErc1155Transactions(dataClient(), { chainId, address, ...page }, { signal })}
      entryOf={({ erc1155Token, from, to }) => ({
        token: { address: erc1155Token.address, name: "", symbol: "" },
        from,
        to,
      })}
    >
      {(items) => (
        <TransferTable
          chainId={chainId}
          address={address}
          rows={items.map(({ erc1155Token, ...rest }) => ({
            ...rest,
            token: { address: erc1155Token.address, name: "", symbol: "" },
            tokenId: erc1155Token.tokenId,
          }))}
        />
      )}
    </FilteredListing>
  )
}

/** Calls within transactions that moved native funds from or to an address. */
export function InternalTransactions({ chainId, address, version }: AddressListProps) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  return (
    <FilteredListing
      {...{ name: "internal", chainId, address, version }}
      load={(page, signal) => listInternalTransactions(dataClient(), { chainId, address, ...page }, { signal })}
      entryOf={({ from, to }) => ({ from, to })}
    >
      {(items) => (
        <DataTable
          caption="Internal transactions"
          rows={items.map((item, at) => ({ ...item, at }))}
          keyOf={({ txHash, at }) => `${txHash} ${at}`}
          nothing="No internal transaction moved native funds."
          columns={[
            { name: "Transaction", cell: ({ txHash }) => <TransactionLink chainId={chainId} hash={txHash} /> },
            {
              name: "Kind",
              cell: ({ internalTxType, isReverted }) => (
                <>
                  <Badge>{internalTxType}</Badge> {isReverted ? <Badge tone="bad">undone</Badge> : null}
                </>
              ),
            },
            { name: "Time", cell: ({ blockTimestamp }) => <Time at={blockTimestamp} /> },
            { name: "Direction", cell: (row) => <DirectionBadge direction={directionOf(address, row)} /> },
            { name: "From", cell: ({ from }) => <Party chainId={chainId} party={from} /> },
            { name: "To", cell: ({ to }) => <Party chainId={chainId} party={to} /> },
            {
              name: "Value",
              isNumber: true,
              cell: ({ value }) => <Amount digits={value} decimals={decimals} symbol={symbol} isShort />,
            },
          ]}
        />
      )}
    </FilteredListing>
  )
}
