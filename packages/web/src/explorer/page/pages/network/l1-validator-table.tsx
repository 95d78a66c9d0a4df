import { listL1Validators } from "@serac/data"
import { useMemo } from "preact/hooks"
import { dataClient } from "../../data/client.ts"
import { networkName } from "../../data/network.ts"
import { grouped } from "../../format/decimals.ts"
import { duration } from "../../format/time.ts"
import { LazyPlot } from "../../plot/lazy-plot.tsx"
import { figure } from "../../plot/load-plots.tsx"
import { runningDown } from "../../plot/network-series.ts"
import { Avax } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Id } from "../../ui/links.tsx"
import { Listing } from "../../ui/listing.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { NodeLink, SubnetLink } from "./parts.tsx"

interface L1ValidatorTableProps {
  readonly network: string
  readonly subnetId?: string
  readonly nodeId?: string
}

/** The least fee of an active L1 validator, in nAVAX per second; it rises with the number of validators. */
const minFee = 512

/** A table of L1 validators with their remaining balances, which decrease while they are active. */
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
        <>
          <RunningDown balances={items.map(({ remainingBalance }) => Number(remainingBalance))} />
          <DataTable
            caption="L1 validators"
            rows={items}
            keyOf={({ validationId }) => validationId}
            nothing="There are no L1 validators."
            columns={[
              { name: "Node", cell: (validator) => <NodeLink network={network} nodeId={validator.nodeId} /> },
              { name: "Validation", cell: ({ validationId }) => <Id id={validationId} /> },
              {
                name: "Subnet",
                isMinor: true,
                cell: (validator) => <SubnetLink network={network} subnetId={validator.subnetId} />,
              },
              { name: "Since", cell: ({ creationTimestamp }) => <Time at={creationTimestamp} /> },
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
                cell: ({ remainingBalance }) =>
                  String(remainingBalance) === "0" ? "–" : duration(Number(BigInt(remainingBalance) / BigInt(minFee))),
              },
            ]}
          />
        </>
      )}
    </Listing>
  )
}

/** A plot of the remaining balances over time. */
function RunningDown({ balances }: { readonly balances: readonly number[] }) {
  const key = balances.join()
  const columns = useMemo(() => runningDown(balances, minFee, Math.floor(Date.now() / 1_000)), [key])
  if (columns === undefined) return null
  return (
    <LazyPlot title="Balances running down, AVAX, at the least fee" hasLast={false} columns={columns} format={figure} />
  )
}
