import { listCollectibleBalances, listContractDeployments, listErc20Balances, listTransactions } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { shortId } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { ContractName } from "../../ui/contract-name.tsx"
import { FoldSpam } from "../../ui/fold-spam.tsx"
import { IdLink, TransactionLink } from "../../ui/links.tsx"
import { Listing } from "../../ui/listing.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { DataTable } from "../../ui/table.tsx"
import { FilteredListing } from "./filtered-listing.tsx"
import { NftGrid } from "./nft-grid.tsx"
import { TransactionTable } from "./transaction-table.tsx"
import type { AddressListProps } from "./view-props.ts"

/** The transactions of an address. */
export function AddressTransactions({ chainId, address, version }: AddressListProps) {
  return (
    <FilteredListing
      {...{ name: "transactions", chainId, address, version, hasMethod: true }}
      load={(page, signal) => listTransactions(dataClient(), { chainId, address, ...page }, { signal })}
      entryOf={({ nativeTransaction }) => nativeTransaction}
    >
      {(items) => (
        <TransactionTable
          transactions={items.map(({ nativeTransaction }) => nativeTransaction)}
          caption="Transactions of the address"
          chainId={chainId}
          address={address}
        />
      )}
    </FilteredListing>
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
        <FoldSpam chainId={chainId} rows={items} tokenOf={({ address }) => address}>
          {(shown) => (
            <DataTable
              caption="ERC-20 balances"
              rows={shown}
              keyOf={(token) => token.address}
              nothing="It has no ERC-20 tokens."
              columns={[
                {
                  name: "Token",
                  cell: (token) => (
                    <OwnLink to={pathTo`/chains/${chainId}/addresses/${token.address}`}>
                      {token.name ? (
                        <ContractName chainId={chainId} address={token.address} name={token.name} longest={40} />
                      ) : (
                        shortId(token.address)
                      )}
                    </OwnLink>
                  ),
                },
                {
                  name: "Contract",
                  cell: (token) => (
                    <IdLink to={pathTo`/chains/${chainId}/addresses/${token.address}`} id={token.address} />
                  ),
                },
                {
                  name: "Balance",
                  isNumber: true,
                  cell: ({ balance, decimals, symbol }) => (
                    <Amount digits={balance} decimals={decimals} symbol={symbol} />
                  ),
                },
              ]}
            />
          )}
        </FoldSpam>
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
          caption="Contracts that it deployed"
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
              cell: (contract) =>
                "name" in contract && contract.name ? (
                  <ContractName chainId={chainId} address={contract.address} name={String(contract.name)} />
                ) : (
                  "–"
                ),
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
