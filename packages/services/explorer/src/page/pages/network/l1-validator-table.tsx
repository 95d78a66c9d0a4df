import { listL1Validators } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { networkName } from "../../data/network.ts"
import { grouped } from "../../format/decimals.ts"
import { duration } from "../../format/time.ts"
import { Avax } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Id } from "../../ui/links.tsx"
import { Listing } from "../../ui/listing.tsx"
import { Table } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { NodeLink, SubnetLink } from "./parts.tsx"

interface L1ValidatorTableProps {
  readonly network: string
  readonly subnetId?: string
  readonly nodeId?: string
}

/** What an active validator of an L1 pays at least, in nAVAX a second; more while there are many. */
const leastFee = 512

/** Validators of L1s with what is left of their balances, which run down while they are active. */
export function L1ValidatorTable({ network, subnetId, nodeId }: L1ValidatorTableProps) {
  const filters = { ...(subnetId && { subnetId }), ...(nodeId && { nodeId }) }
  return (
    <Listing
      name={`l1 validators ${network} ${subnetId} ${nodeId}`}
      load={(page, signal) =>
        listL1Validators(
          dataClient(),
          { network: networkName(network), includeInactiveL1Validators: true, ...filters, ...page },
          { signal },
        )
      }
    >
      {(items) => (
        <Table
          caption="L1 validators"
          rows={items}
          keyOf={({ validationId }) => validationId}
          nothing="There are no L1 validators."
          columns={[
            { name: "Validation", cell: ({ validationId }) => <Id id={validationId} /> },
            { name: "Node", cell: (validator) => <NodeLink network={network} nodeId={validator.nodeId} /> },
            {
              name: "Subnet",
              from: "desktop",
              cell: (validator) => <SubnetLink network={network} subnetId={validator.subnetId} />,
            },
            { name: "Since", from: "tablet", cell: ({ creationTimestamp }) => <Time at={creationTimestamp} /> },
            { name: "Weight", isNumber: true, cell: ({ weight }) => grouped(String(weight)) },
            {
              name: "Balance",
              isNumber: true,
              cell: ({ remainingBalance }) =>
                String(remainingBalance) === "0" ? (
                  <Badge tone="bad">inactive</Badge>
                ) : (
                  <Avax nano={remainingBalance} isShort />
                ),
            },
            {
              name: "Lasts at most",
              isNumber: true,
              from: "tablet",
              cell: ({ remainingBalance }) =>
                String(remainingBalance) === "0" ? "–" : duration(Number(BigInt(remainingBalance) / BigInt(leastFee))),
            },
          ]}
        />
      )}
    </Listing>
  )
}
