import type { components } from "@serac/data/types"
import { useMemo } from "preact/hooks"
import { spacedWords } from "../../format/text.ts"
import { LazyPlot } from "../../plot/lazy-plot.tsx"
import { figure } from "../../plot/load-plots.tsx"
import { paidOver } from "../../plot/network-series.ts"
import { Avax } from "../../ui/amount.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { AssetView, NodeLink, PrimaryTransactionLink } from "./parts.tsx"

type HistoricalReward = components["schemas"]["HistoricalReward"]
type PendingReward = components["schemas"]["PendingReward"]

/** A table of paid rewards: the validator's part of a delegator's reward is a reward of its own. */
export function HistoricalRewards({
  network,
  rewards,
}: {
  readonly network: string
  readonly rewards: readonly HistoricalReward[]
}) {
  return (
    <DataTable
      caption="Rewards that were paid"
      rows={rewards}
      keyOf={({ utxoId, rewardTxHash }) => `${utxoId} ${rewardTxHash}`}
      nothing="No reward was paid out yet; what is compounded stays staked."
      columns={[
        {
          name: "Paid by",
          cell: ({ rewardTxHash }) => (
            <PrimaryTransactionLink network={network} blockchainId="p-chain" hash={rewardTxHash} />
          ),
        },
        { name: "Kind", cell: ({ rewardType }) => spacedWords(rewardType) },
        { name: "Node", cell: ({ nodeId }) => <NodeLink network={network} nodeId={nodeId} /> },
        {
          name: "Staked",
          isNumber: true,
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

/** A plot of the listed rewards over time. */
export function RewardsPlot({ rewards }: { readonly rewards: readonly HistoricalReward[] }) {
  const columns = useMemo(
    () => paidOver(rewards.map(({ endTimestamp, reward }) => ({ at: endTimestamp, amount: rewardAmount(reward) }))),
    [rewards],
  )
  if (columns === undefined) return null
  return <LazyPlot title="Rewards that were paid, AVAX" kind="bars" hasLast={false} columns={columns} format={figure} />
}

/** The amount of a reward, always in AVAX. */
function rewardAmount(reward: object): string {
  const { amount = "0" } = reward as { readonly amount?: string }
  return amount
}

/** A table of the expected rewards of active stakes, net of the validator's fee. */
export function PendingRewards({
  network,
  rewards,
}: {
  readonly network: string
  readonly rewards: readonly PendingReward[]
}) {
  return (
    <DataTable
      caption="Rewards to come"
      rows={rewards}
      keyOf={({ txHash, rewardType }) => `${txHash} ${rewardType}`}
      nothing="No stake of now can expect a reward."
      columns={[
        {
          name: "Staked by",
          cell: ({ txHash }) => <PrimaryTransactionLink network={network} blockchainId="p-chain" hash={txHash} />,
        },
        { name: "Kind", cell: ({ rewardType }) => spacedWords(rewardType) },
        { name: "Node", cell: ({ nodeId }) => <NodeLink network={network} nodeId={nodeId} /> },
        { name: "Staked", isNumber: true, cell: ({ amountStaked }) => <Avax nano={amountStaked} isShort /> },
        { name: "Done", isNumber: true, cell: ({ progress }) => `${progress.toFixed(1)} %` },
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
