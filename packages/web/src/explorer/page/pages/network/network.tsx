import { getAvaxSupply, getNetworkDetails } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { networkName } from "../../data/network.ts"
import { useData } from "../../data/use-data.ts"
import { useIndexers } from "../../data/use-indexers.ts"
import { exactAmount, grouped } from "../../format/decimals.ts"
import { spacedWords } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Avax } from "../../ui/amount.tsx"
import { Facts } from "../../ui/facts.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { BlockchainTable } from "./blockchain-table.tsx"
import { SubnetTable } from "./subnet-table.tsx"

/** A primary network: its stake, its supply of AVAX, and its subnets and blockchains. */
export default function NetworkPage({ parameters }: PageProps) {
  const { network = "" } = parameters
  const name = networkName(network)
  const version = useChanges([{ network: name, blockchainId: "p-chain" }])
  const details = useData(
    `network ${network}`,
    (signal) => getNetworkDetails(dataClient(), { network: name }, { signal }),
    version,
  )
  const networkId = useIndexers().value?.networks.find((one) => one.network === network)?.networkId
  const base = pathTo`/networks/${network}`
  return (
    <>
      <PageHead kind="Primary network" title={networkId === undefined ? spacedWords(network) : `Network ${networkId}`}>
        <nav class="switch" aria-label="Lists of the network">
          {[
            ["validators", "Validators"],
            ["delegators", "Delegators"],
            ["l1Validators", "L1 validators"],
            ["subnets", "Subnets"],
            ["blockchains", "Blockchains"],
            ["blockchains/p-chain", "P-Chain"],
            ["blockchains/x-chain", "X-Chain"],
            ["blockchains/c-chain", "Atomic transactions"],
          ].map(([path = "", words]) => (
            <OwnLink key={path} to={`${base}/${path}`}>
              {words}
            </OwnLink>
          ))}
        </nav>
      </PageHead>
      <Show of={details}>
        {({ validatorDetails: validators, delegatorDetails: delegators }) => (
          <dl class="numbers">
            <div>
              <dt>Validators</dt>
              <dd>{grouped(validators.validatorCount)}</dd>
            </div>
            <div>
              <dt>Staked by validators</dt>
              <dd>
                <Avax nano={validators.totalAmountStaked} isShort />
              </dd>
            </div>
            <div>
              <dt>Delegators</dt>
              <dd>{grouped(delegators.delegatorCount)}</dd>
            </div>
            <div>
              <dt>Delegated</dt>
              <dd>
                <Avax nano={delegators.totalAmountStaked} isShort />
              </dd>
            </div>
            <div>
              <dt>Part of the supply that is staked</dt>
              <dd>{(Number(validators.stakingRatio) * 100).toFixed(2)} %</dd>
            </div>
            <div>
              <dt>Rewards a year, estimated</dt>
              <dd>
                <Avax nano={validators.estimatedAnnualStakingReward ?? "0"} isShort />
              </dd>
            </div>
          </dl>
        )}
      </Show>
      <div class="halves">
        <Panel title="Newest subnets" more={`${base}/subnets`}>
          <SubnetTable network={network} version={version} pageSize={6} isBrief />
        </Panel>
        <Panel title="Newest blockchains" more={`${base}/blockchains`}>
          <BlockchainTable network={network} version={version} pageSize={6} isBrief />
        </Panel>
      </div>
      <Supply version={version} />
    </>
  )
}

function Supply({ version }: { readonly version: number }) {
  const loaded = useData("supply", (signal) => getAvaxSupply(dataClient(), {}, { signal }), version)
  return (
    <Panel title="AVAX">
      <Show of={loaded} compact>
        {({ lastUpdated: _, ...sums }) => (
          <Facts
            of={Object.entries(sums).map(([name, amount]) => [
              supplyWords[name] ?? spacedWords(name),
              exactDecimal(amount),
            ])}
          />
        )}
      </Show>
    </Panel>
  )
}

const supplyWords: Readonly<Record<string, string>> = {
  totalPBurned: "Burned on the P-Chain",
  totalCBurned: "Burned on the C-Chain",
  totalXBurned: "Burned on the X-Chain",
  l1ValidatorFees: "Fees of L1 validators",
}

/** Formats a decimal of the service with thousands separators. */
function exactDecimal(text: string): string {
  const [whole = "", part = ""] = text.split(".")
  return `${exactAmount(whole, 0)}${part === "" ? "" : `.${part}`} AVAX`
}
