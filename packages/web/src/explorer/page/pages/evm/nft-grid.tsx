import type { NftToken } from "../../data/schemas.ts"
import { shortId, untrustedName } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { ContractName } from "../../ui/contract-name.tsx"
import { FoldSpam } from "../../ui/fold-spam.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { DataTable } from "../../ui/table.tsx"
import { nftOf } from "./nft-of.ts"
import { Owner } from "./nft-owner.tsx"

interface NftGridProps {
  readonly chainId: string
  readonly tokens: readonly NftToken[]
  readonly nothing: string
}

/** A grid of NFTs. */
export function NftGrid({ chainId, tokens, nothing }: NftGridProps) {
  return (
    <FoldSpam chainId={chainId} rows={tokens.map(nftOf)} tokenOf={({ address }) => address}>
      {(shown) => (
        <DataTable
          caption="NFTs with their owners"
          rows={shown}
          keyOf={({ address, tokenId }) => `${address} ${tokenId}`}
          nothing={nothing}
          columns={[
            {
              name: "Token",
              cell: ({ address, tokenId }) => (
                <OwnLink to={pathTo`/chains/${chainId}/nfts/collections/${address}/tokens/${tokenId}`} title={tokenId}>
                  #{shortId(tokenId, 6)}
                </OwnLink>
              ),
            },
            { name: "Name", cell: ({ metadata }) => untrustedName(metadata.name ?? "") || <span class="soft">–</span> },
            {
              name: "Collection",
              cell: ({ address, name }) => (
                <OwnLink to={pathTo`/chains/${chainId}/addresses/${address}`} title={address}>
                  {name ? <ContractName chainId={chainId} address={address} name={name} /> : null}{" "}
                  <span class="mono short">{shortId(address, name ? 4 : 6)}</span>
                </OwnLink>
              ),
            },
            { name: "Standard", cell: ({ ercType }) => ercType },
            { name: "Owner or amount", cell: (token) => <Owner chainId={chainId} token={token} /> },
          ]}
        />
      )}
    </FoldSpam>
  )
}
