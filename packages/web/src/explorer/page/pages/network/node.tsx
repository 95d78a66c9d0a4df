import {
  listDelegators,
  listHistoricalRewards,
  listNodeValidations,
  listPendingRewards,
  listPrimaryNetworkBlocksByNodeId,
  type Page,
} from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { networkName } from "../../data/network.ts"
import type { Validator } from "../../data/schemas.ts"
import { useData } from "../../data/use-data.ts"
import { grouped } from "../../format/decimals.ts"
import { shortId } from "../../format/text.ts"
import { duration } from "../../format/time.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Avax } from "../../ui/amount.tsx"
import { Badge } from "../../ui/badge.tsx"
import { Facts } from "../../ui/facts.tsx"
import { Listing } from "../../ui/listing.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Show } from "../../ui/states.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { FullTime } from "../../ui/time.tsx"
import { DelegatorTable } from "./delegator-table.tsx"
import { L1ValidatorTable } from "./l1-validator-table.tsx"
import { SubnetLink } from "./parts.tsx"
import { PrimaryBlockTable } from "./primary-block-table.tsx"
import { HistoricalRewards, PendingRewards, RewardsPlot } from "./reward-tables.tsx"
import { type ValidatorRow, validatorRow } from "./validator-row.ts"
import { ValidationTable, validationTones } from "./validator-table.tsx"

/** A node: its current validations, past validations, delegators, and proposed blocks. */
export default function NodePage({ parameters }: PageProps) {
  const { network = "", nodeId = "" } = parameters
  const name = networkName(network)
  const version = useChanges([{ network: name, blockchainId: "p-chain" }])
  const validations = useData(
    `${network} ${nodeId}`,
    (signal) =>
      listNodeValidations(dataClient(), { network: name, nodeId, pageSize: 100 }, { signal }) as PromiseLike<
        Page<unknown, Validator>
      >,
    version,
  )
  const key = `${network} ${nodeId}`
  return (
    <>
      <PageHead
        kind={
          <>
            Node of the <OwnLink to={pathTo`/networks/${network}`}>primary network</OwnLink>
          </>
        }
        title="Validator"
        id={nodeId}
        canLabel
      />
      <Show of={validations}>
        {({ items }) => {
          const rows = items.map(validatorRow)
          const active = rows.filter(({ validationStatus }) => validationStatus === "active")
          return (
            <>
              {active.map((row) => (
                <Validation key={row.txHash} network={network} row={row} />
              ))}
              <Tabs
                label="Lists of the node"
                tabs={[
                  {
                    name: "validations",
                    label: `Validations ${rows.length}`,
                    content: () => <ValidationTable network={network} rows={rows} name="transaction" />,
                  },
                  {
                    name: "delegators",
                    label: "Delegators",
                    content: () => (
                      <Listing
                        name={`delegators ${key}`}
                        version={version}
                        load={(page, signal) =>
                          listDelegators(dataClient(), { network: name, nodeIds: [nodeId], ...page }, { signal })
                        }
                      >
                        {(delegators) => <DelegatorTable network={network} delegators={delegators} />}
                      </Listing>
                    ),
                  },
                  {
                    name: "paid",
                    label: "Rewards paid",
                    content: () => (
                      <Listing
                        name={`paid ${key}`}
                        version={version}
                        load={(page, signal) =>
                          listHistoricalRewards(dataClient(), { network: name, nodeIds: [nodeId], ...page }, { signal })
                        }
                      >
                        {(rewards) => (
                          <>
                            <RewardsPlot rewards={rewards} />
                            <HistoricalRewards network={network} rewards={rewards} />
                          </>
                        )}
                      </Listing>
                    ),
                  },
                  {
                    name: "rewards",
                    label: "Rewards to come",
                    content: () => (
                      <Listing
                        name={`rewards ${key}`}
                        version={version}
                        load={(page, signal) =>
                          listPendingRewards(dataClient(), { network: name, nodeIds: [nodeId], ...page }, { signal })
                        }
                      >
                        {(rewards) => <PendingRewards network={network} rewards={rewards} />}
                      </Listing>
                    ),
                  },
                  {
                    name: "blocks",
                    label: "Proposed blocks",
                    content: () => (
                      <Listing
                        name={`blocks ${key}`}
                        version={version}
                        load={(page, signal) =>
                          listPrimaryNetworkBlocksByNodeId(
                            dataClient(),
                            { network: name, blockchainId: "p-chain", nodeId, ...page },
                            { signal },
                          )
                        }
                      >
                        {(blocks) => (
                          <PrimaryBlockTable
                            network={network}
                            blockchainId="p-chain"
                            blocks={blocks}
                            caption="Blocks of the P-Chain that it proposed"
                            nothing="It proposed no block of the P-Chain."
                          />
                        )}
                      </Listing>
                    ),
                  },
                  {
                    name: "l1",
                    label: "L1s",
                    content: () => <L1ValidatorTable network={network} nodeId={nodeId} />,
                  },
                ]}
              />
            </>
          )
        }}
      </Show>
    </>
  )
}

/** A current validation of a node. */
function Validation({ network, row }: { readonly network: string; readonly row: ValidatorRow }) {
  const { potentialRewards: rewards, restakedRewards: restaked } = row
  const compounded = typeof restaked === "object" ? restaked.validationRewardAmount : restaked
  return (
    <section class="validation" aria-label={`Validation of now, ${shortId(row.txHash)}`}>
      <Facts
        of={[
          [
            "Validates",
            <>
              <SubnetLink network={network} subnetId={row.subnetId} />{" "}
              <Badge tone={validationTones[row.validationStatus] ?? "plain"}>{row.validationStatus}</Badge>
            </>,
          ],
          ["Uptime", row.uptimePerformance === undefined ? "not known" : `${row.uptimePerformance} %`],
          [
            "Stake",
            row.delegationFee === null ? (
              `${grouped(row.amountStaked)} weight`
            ) : (
              <>
                <Avax nano={row.amountStaked} />
                {row.stakePercentage === undefined ? null : (
                  <span class="soft">, {row.stakePercentage.toFixed(3)} % of all</span>
                )}
              </>
            ),
          ],
          row.delegationFee
            ? [
                "Delegations",
                <>
                  <Avax nano={row.amountDelegated ?? "0"} />
                  <span class="soft">
                    {" "}
                    by {grouped(row.delegatorCount ?? 0)}, room for{" "}
                    <Avax nano={row.delegationCapacity ?? "0"} isShort />, fee {Number(row.delegationFee)} %
                  </span>
                </>,
              ]
            : undefined,
          ["From", <FullTime key="" at={row.startTimestamp} />],
          ["Until", <FullTime key="" at={row.endTimestamp} />],
          row.period !== undefined && [
            "Renews itself",
            `each ${duration(Number(row.period))}, ${row.rewardedPeriods ?? 0} rewarded so far`,
          ],
          compounded !== undefined && compounded !== "0" && ["Compounded", <Avax key="" nano={compounded} />],
          rewards !== undefined &&
            row.delegationFee !== null && [
              "Reward to come",
              <>
                <Avax nano={rewards.validationRewardAmount} />
                {rewards.delegationRewardAmount === "0" ? null : (
                  <span class="soft">
                    {" "}
                    and <Avax nano={rewards.delegationRewardAmount} /> of its delegators
                  </span>
                )}
              </>,
            ],
        ]}
      />
    </section>
  )
}
