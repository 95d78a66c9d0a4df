import { listBlockchains } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { networkName } from "../../data/network.ts"
import { shortId, untrustedName } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { Listing } from "../../ui/listing.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { SubnetLink } from "./parts.tsx"
import type { NetworkListing } from "./subnet-table.tsx"

/** A table of the blockchains created on the P-Chain, newest first. */
export function BlockchainTable({ network, version, pageSize = 25, isBrief = false }: NetworkListing) {
  return (
    <Listing
      name={`blockchains ${network} ${pageSize}`}
      version={version}
      pageSize={pageSize}
      isAlone={!isBrief}
      load={(page, signal) => listBlockchains(dataClient(), { network: networkName(network), ...page }, { signal })}
    >
      {(items) => (
        <DataTable
          caption="Blockchains, newest first"
          rows={items}
          keyOf={({ blockchainId }) => blockchainId}
          nothing="There are no blockchains."
          columns={[
            {
              name: "Blockchain",
              cell: ({ blockchainId, blockchainName }) => (
                <OwnLink to={pathTo`/networks/${network}/blockchains/${blockchainId}`} title={blockchainId}>
                  {untrustedName(blockchainName, 32) || shortId(blockchainId)}
                </OwnLink>
              ),
            },
            {
              name: "Subnet",
              cell: ({ subnetId }) => <SubnetLink network={network} subnetId={subnetId} />,
            },
            {
              name: "EVM chain ID",
              isNumber: true,
              cell: ({ evmChainId }) => evmChainId ?? <span class="soft">–</span>,
            },
            { name: "Created", cell: ({ createBlockTimestamp }) => <Time at={createBlockTimestamp} /> },
          ]}
        />
      )}
    </Listing>
  )
}
