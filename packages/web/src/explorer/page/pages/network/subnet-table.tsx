import { listSubnets } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { networkName } from "../../data/network.ts"
import { grouped } from "../../format/decimals.ts"
import { untrustedName } from "../../format/text.ts"
import { Badge } from "../../ui/badge.tsx"
import { Listing } from "../../ui/listing.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { SubnetLink } from "./parts.tsx"

/** Properties of a list of a network. */
export interface NetworkListing {
  readonly network: string
  readonly version: number
  readonly pageSize?: number
  readonly isBrief?: boolean
}

/** A table of the subnets of a network, newest first. */
export function SubnetTable({ network, version, pageSize = 25, isBrief = false }: NetworkListing) {
  return (
    <Listing
      name={`subnets ${network} ${pageSize}`}
      version={version}
      pageSize={pageSize}
      isAlone={!isBrief}
      load={(page, signal) => listSubnets(dataClient(), { network: networkName(network), ...page }, { signal })}
    >
      {(items) => (
        <DataTable
          caption="Subnets, newest first"
          rows={items}
          keyOf={({ subnetId }) => subnetId}
          nothing="There are no subnets."
          columns={[
            { name: "Subnet", cell: ({ subnetId }) => <SubnetLink network={network} subnetId={subnetId} /> },
            { name: "Kind", cell: ({ isL1 }) => (isL1 ? <Badge tone="plum">L1</Badge> : <Badge>Subnet</Badge>) },
            {
              name: "Blockchains",
              cell: ({ blockchains }) =>
                blockchains.length === 0 ? (
                  <span class="soft">–</span>
                ) : (
                  untrustedName(blockchains.map(({ blockchainName }) => blockchainName).join(", "), 40)
                ),
            },
            { name: "Created", cell: ({ createBlockTimestamp }) => <Time at={createBlockTimestamp} /> },
            ...(isBrief
              ? []
              : [
                  {
                    name: "Owners",
                    isNumber: true,
                    cell: ({ ownerAddresses }: { ownerAddresses: readonly string[] }) => grouped(ownerAddresses.length),
                  },
                ]),
          ]}
        />
      )}
    </Listing>
  )
}
