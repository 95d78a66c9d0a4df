import { getPrimaryNetworkTransaction } from "@serac/data"
import { chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { networkName, type PrimaryChain } from "../../data/network.ts"
import type { PrimaryTransaction } from "../../data/schemas.ts"
import { useData } from "../../data/use-data.ts"
import { flowOf } from "../../flow/flow.ts"
import { spacedWords } from "../../format/text.ts"
import { absoluteTime } from "../../format/time.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Avax } from "../../ui/amount.tsx"
import { type Fact, Facts } from "../../ui/facts.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { FullTime } from "../../ui/time.tsx"
import { Bytes } from "../evm/input.tsx"
import { FlowView } from "./flow-view.tsx"
import {
  AssetView,
  BlockchainLink,
  NodeLink,
  PrimaryAddress,
  PrimaryBlockLink,
  PrimaryTransactionLink,
  SubnetLink,
} from "./parts.tsx"

/** A transaction of a chain of the primary network, with its inputs and outputs. */
export default function PrimaryTransactionPage({ parameters }: PageProps) {
  const { network = "", blockchainId = "", hash = "" } = parameters
  const loaded = useData(`${network} ${blockchainId} ${hash}`, (signal) =>
    getPrimaryNetworkTransaction(
      dataClient(),
      { network: networkName(network), blockchainId: blockchainId as PrimaryChain, txHash: hash },
      { signal },
    ),
  )
  const { txType } = transactionMembers(loaded.value)
  return (
    <>
      <PageHead
        kind={
          <>
            Transaction of the{" "}
            <OwnLink to={pathTo`/networks/${network}/blockchains/${blockchainId}`}>{chainName(blockchainId)}</OwnLink>
          </>
        }
        title={txType === undefined ? "Transaction" : spacedWords(txType.replace(/Tx$/, ""))}
        id={hash}
      />
      <Show of={loaded}>
        {(transaction) => (
          <>
            <Facts of={factsOf({ network, blockchainId }, transaction)} />
            <Panel title="What it consumed and made">
              <FlowView network={network} blockchainId={blockchainId} flow={flowOf(transaction, absoluteTime)} />
            </Panel>
          </>
        )}
      </Show>
    </>
  )
}

/** Members that transactions of any chain and type may have. */
interface TransactionMembers {
  readonly txType?: string
  readonly blockNumber?: string
  readonly blockHeight?: number
  readonly blockTimestamp?: number
  readonly timestamp?: number
  readonly sourceChain?: string
  readonly destinationChain?: string
  readonly memo?: string
  readonly nodeId?: string
  readonly subnetId?: string
  readonly startTimestamp?: number
  readonly endTimestamp?: number
  readonly delegationFeePercent?: string
  readonly estimatedReward?: string
  readonly rewardAddresses?: readonly string[]
  readonly rewardTxHash?: string
  readonly stakingTxHash?: string
  readonly period?: number | string
  readonly amountStaked?: readonly Parameters<typeof AssetView>[0]["asset"][]
  readonly l1ValidatorDetails?: readonly {
    readonly validationId: string
    readonly nodeId: string
    readonly weight: number | bigint
    readonly remainingBalance: number | bigint
  }[]
  readonly blockchainInfo?: { readonly chainName: string; readonly vmId: string }
}

function transactionMembers(transaction: PrimaryTransaction | undefined): TransactionMembers {
  return (transaction ?? {}) as TransactionMembers
}

function factsOf(
  at: { readonly network: string; readonly blockchainId: string },
  transaction: PrimaryTransaction,
): readonly (Fact | false | undefined)[] {
  const { network } = at
  const all = transactionMembers(transaction)
  const block = all.blockNumber ?? all.blockHeight
  const time = all.blockTimestamp ?? all.timestamp
  const staked = all.amountStaked ?? []
  return [
    block !== undefined && ["Block", <PrimaryBlockLink key="" {...at} block={block} />],
    time !== undefined && ["Time", <FullTime key="" at={time} />],
    all.sourceChain !== undefined && [
      "From chain",
      <BlockchainLink key="" network={network} blockchainId={all.sourceChain} />,
    ],
    all.destinationChain !== undefined && [
      "To chain",
      <BlockchainLink key="" network={network} blockchainId={all.destinationChain} />,
    ],
    all.nodeId !== undefined && ["Node", <NodeLink key="" network={network} nodeId={all.nodeId} isWhole />],
    all.subnetId !== undefined && ["Subnet", <SubnetLink key="" network={network} subnetId={all.subnetId} isWhole />],
    all.blockchainInfo !== undefined && ["Blockchain", all.blockchainInfo.chainName],
    staked.length > 0 && ["Staked", staked.map((asset) => <AssetView key={asset.assetId} asset={asset} />)],
    all.startTimestamp !== undefined && ["Starts", <FullTime key="" at={all.startTimestamp} />],
    all.endTimestamp !== undefined && ["Ends", <FullTime key="" at={all.endTimestamp} />],
    all.period !== undefined && ["Period", `${all.period} s, renewed by itself`],
    all.delegationFeePercent !== undefined && ["Delegation fee", `${all.delegationFeePercent} %`],
    all.estimatedReward !== undefined && ["Estimated reward", <Avax key="" nano={all.estimatedReward} />],
    all.rewardAddresses !== undefined &&
      all.rewardAddresses.length > 0 && [
        "Rewards to",
        all.rewardAddresses.map((address) => <PrimaryAddress key={address} {...at} address={address} />),
      ],
    all.stakingTxHash !== undefined && [
      "Staked by",
      <PrimaryTransactionLink key="" {...at} hash={all.stakingTxHash} isWhole />,
    ],
    all.rewardTxHash !== undefined && [
      "Rewarded by",
      <PrimaryTransactionLink key="" {...at} hash={all.rewardTxHash} isWhole />,
    ],
    (all.l1ValidatorDetails ?? []).length > 0 && [
      "L1 validators",
      (all.l1ValidatorDetails ?? []).map(({ validationId, nodeId, weight, remainingBalance }) => (
        <p key={validationId}>
          <NodeLink network={network} nodeId={nodeId} /> weight {String(weight)}, balance{" "}
          <Avax nano={remainingBalance} />
        </p>
      )),
    ],
    all.memo !== undefined && all.memo !== "0x" && ["Memo", <Bytes key="" hex={all.memo} what="memo" />],
  ]
}
