import type { components } from "@serac/data/types"
import { wordsOf } from "../../format/text.ts"
import { Avax } from "../../ui/amount.tsx"
import { Table } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { AssetView, NodeLink, PrimaryTransactionLink } from "./parts.tsx"

type HistoricalReward = components["schemas"]["HistoricalReward"]
type PendingReward = components["schemas"]["PendingReward"]

/** Rewards that were paid, as they were paid: the validator's part of a delegator's reward is a reward of its own. */
export function HistoricalRewards({
  network,
  rewards,
}: {
  readonly network: string
  readonly rewards: readonly HistoricalReward[]
}) {
  return (
    <Table
      caption="Rewards that were paid"
      rows={rewards}
      keyOf={({ utxoId, rewardTxHash }) => `${utxoId} ${rewardTxHash}`}
      nothing="No reward was paid yet."
      columns={[
        {
          name: "Paid by",
          cell: ({ rewardTxHash }) => (
            <PrimaryTransactionLink network={network} blockchainId="p-chain" hash={rewardTxHash} />
          ),
        },
        { name: "Kind", cell: ({ rewardType }) => wordsOf(rewardType) },
        { name: "Node", from: "tablet", cell: ({ nodeId }) => <NodeLink network={network} nodeId={nodeId} /> },
        {
          name: "Staked",
          isNumber: true,
          from: "tablet",
          cell: ({ amountStaked }) => <Avax nano={amountStaked} isShort />,
        },
        { name: "Ended", cell: ({ endTimestamp }) => <Time at={endTimestamp} /> },
        {
          name: "Reward",
          isNumber: true,
          cell: ({ reward }) => <AssetView asset={reward as Parameters<typeof AssetView>[0]["asset"]} />,
        },
      ]}
    />
  )
}

/** Rewards that active stakes can expect, net of the validator's fee. */
export function PendingRewards({
  network,
  rewards,
}: {
  readonly network: string
  readonly rewards: readonly PendingReward[]
}) {
  return (
    <Table
      caption="Rewards to come"
      rows={rewards}
      keyOf={({ txHash, rewardType }) => `${txHash} ${rewardType}`}
      nothing="No stake of now can expect a reward."
      columns={[
        {
          name: "Staked by",
          cell: ({ txHash }) => <PrimaryTransactionLink network={network} blockchainId="p-chain" hash={txHash} />,
        },
        { name: "Kind", cell: ({ rewardType }) => wordsOf(rewardType) },
        { name: "Node", from: "tablet", cell: ({ nodeId }) => <NodeLink network={network} nodeId={nodeId} /> },
        { name: "Staked", isNumber: true, cell: ({ amountStaked }) => <Avax nano={amountStaked} isShort /> },
        { name: "Done", isNumber: true, from: "tablet", cell: ({ progress }) => `${progress.toFixed(1)} %` },
        { name: "Ends", cell: ({ endTimestamp }) => <Time at={endTimestamp} /> },
        {
          name: "Estimated",
          isNumber: true,
          cell: ({ estimatedReward }) => (
            <AssetView asset={estimatedReward as Parameters<typeof AssetView>[0]["asset"]} isShort />
          ),
        },
      ]}
    />
  )
}
