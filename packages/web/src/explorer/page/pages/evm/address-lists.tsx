import {
  listCollectibleBalances,
  listContractDeployments,
  listErc20Balances,
  listErc20Transactions,
  listErc721Transfers,
  listErc1155Transactions,
  listInternalTransactions,
  listTransactions,
} from "@serac/data"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { shortId, untrustedName } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { IdLink, Party, TransactionLink } from "../../ui/links.tsx"
import { Listing } from "../../ui/listing.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { NftGrid } from "./nft-grid.tsx"
import { TransactionTable } from "./transaction-table.tsx"
import { TransferTable } from "./transfer-table.tsx"

/** Properties of the lists of an address. */
export interface AddressListProps {
  readonly chainId: string
  readonly address: string
  /** Grows with each change of the chain. */
  readonly version: number
}

/** The transactions of an address. */
export function AddressTransactions({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`transactions ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listTransactions(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => (
        <TransactionTable
          transactions={items.map(({ nativeTransaction }) => nativeTransaction)}
          caption="Transactions of the address"
          chainId={chainId}
        />
      )}
    </Listing>
  )
}

/** The ERC-20 balances of an address. */
export function Erc20Balances({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`balances ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listErc20Balances(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => (
        <DataTable
          caption="Token balances"
          rows={items}
          keyOf={(token) => token.address}
          nothing="It has no ERC-20 tokens."
          columns={[
            {
              name: "Token",
              cell: (token) => (
                <OwnLink to={pathTo`/chains/${chainId}/addresses/${token.address}`}>
                  {untrustedName(token.name) || shortId(token.address)}
                </OwnLink>
              ),
            },
            {
              name: "Contract",
              cell: (token) => <IdLink to={pathTo`/chains/${chainId}/addresses/${token.address}`} id={token.address} />,
            },
            {
              name: "Balance",
              isNumber: true,
              cell: ({ balance, decimals, symbol }) => <Amount digits={balance} decimals={decimals} symbol={symbol} />,
            },
          ]}
        />
      )}
    </Listing>
  )
}

/** The NFTs of an address. */
export function Collectibles({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`nfts ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listCollectibleBalances(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => <NftGrid chainId={chainId} tokens={items} nothing="It has no NFTs." />}
    </Listing>
  )
}

/** The ERC-20 transfers from and to an address. */
export function Erc20Transfers({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`erc20 ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listErc20Transactions(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => (
        <TransferTable
          chainId={chainId}
          rows={items.map(({ erc20Token, ...rest }) => ({ ...rest, token: erc20Token }))}
        />
      )}
    </Listing>
  )
}

/** The ERC-721 transfers from and to an address. */
export function Erc721Transfers({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`erc721 ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listErc721Transfers(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => (
        <TransferTable
          chainId={chainId}
          rows={items.map(({ erc721Token, ...rest }) => ({
            ...rest,
            token: erc721Token,
            tokenId: erc721Token.tokenId,
          }))}
        />
      )}
    </Listing>
  )
}

/** The ERC-1155 transfers from and to an address. */
export function Erc1155Transfers({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`erc1155 ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listErc1155Transactions(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => (
        <TransferTable
          chainId={chainId}
          rows={items.map(({ erc1155Token, ...rest }) => ({
            ...rest,
            token: { address: erc1155Token.address, name: "", symbol: "" },
            tokenId: erc1155Token.tokenId,
          }))}
        />
      )}
    </Listing>
  )
}

/** Calls within transactions that moved native funds from or to an address. */
export function InternalTransactions({ chainId, address, version }: AddressListProps) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  return (
    <Listing
      name={`internal ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listInternalTransactions(dataClient(), { chainId, address, ...page }, { signal })}
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
    </Listing>
  )
}

/** The contracts that an address deployed. */
export function Deployments({ chainId, address, version }: AddressListProps) {
  return (
    <Listing
      name={`deployments ${chainId} ${address}`}
      version={version}
      load={(page, signal) => listContractDeployments(dataClient(), { chainId, address, ...page }, { signal })}
    >
      {(items) => (
        <DataTable
          caption="Deployed contracts"
          rows={items}
          keyOf={(contract) => contract.address}
          nothing="It deployed no contracts."
          columns={[
            {
              name: "Contract",
              cell: (contract) => (
                <IdLink to={pathTo`/chains/${chainId}/addresses/${contract.address}`} id={contract.address} />
              ),
            },
            {
              name: "Name",
              cell: (contract) => ("name" in contract ? untrustedName(String(contract.name ?? "")) : "") || "–",
            },
            { name: "Standard", cell: ({ ercType }) => (ercType === "UNKNOWN" ? "–" : ercType) },
            {
              name: "Deployed by",
              cell: ({ deploymentDetails }) =>
                deploymentDetails?.txHash === undefined ? (
                  "–"
                ) : (
                  <TransactionLink chainId={chainId} hash={deploymentDetails.txHash} />
                ),
            },
          ]}
        />
      )}
    </Listing>
  )
}
