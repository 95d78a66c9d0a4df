import type { components } from "@serac/data/types"
import { Avax } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { NodeLink, PrimaryTransactionLink } from "./parts.tsx"
import { validationTones } from "./validator-table.tsx"

type Delegator = components["schemas"]["Delegator"]

/** A table of delegators with their expected rewards, net of the validator's fee, or their paid rewards. */
export function DelegatorTable({
  network,
  delegators,
}: {
  readonly network: string
  readonly delegators: readonly Delegator[]
}) {
  return (
    <DataTable
      caption="Delegators"
      rows={delegators}
      keyOf={({ txHash }) => txHash}
      nothing="Nobody delegates."
      columns={[
        {
          name: "Delegated by",
          cell: ({ txHash }) => <PrimaryTransactionLink network={network} blockchainId="p-chain" hash={txHash} />,
        },
        {
          name: "State",
          cell: ({ delegationStatus }) => (
            <Badge tone={validationTones[delegationStatus] ?? "plain"}>{delegationStatus}</Badge>
          ),
        },
        { name: "Node", cell: ({ nodeId }) => <NodeLink network={network} nodeId={nodeId} /> },
        { name: "Delegated", isNumber: true, cell: ({ amountDelegated }) => <Avax nano={amountDelegated} isShort /> },
        {
          name: "Net reward",
          isNumber: true,
          cell: (delegator) => {
            const { estimatedNetReward, netReward } = delegator as {
              readonly estimatedNetReward?: string
              readonly netReward?: string
            }
            const reward = netReward ?? estimatedNetReward
            return reward === undefined ? <span class="soft">–</span> : <Avax nano={reward} isShort />
          },
        },
        { name: "Ends", cell: ({ endTimestamp }) => <Time at={endTimestamp} /> },
      ]}
    />
  )
}
