import { listLatestBlocks, listLatestTransactions } from "@serac/data"
import { getAverageTps, type RestCore } from "@serac/metrics"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient, metricsClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { useData } from "../../data/use-data.ts"
import { useIndexers } from "../../data/use-indexers.ts"
import { nativeTokenName } from "../../format/native-token.ts"
import { untrustedName, untrustedText } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { LazyPlot } from "../../plot/lazy-plot.tsx"
import { figure, LoadPlots } from "../../plot/load-plots.tsx"
import { pathTo } from "../../router/route.ts"
import { Badge } from "../../ui/badge.tsx"
import { type Fact, Facts } from "../../ui/facts.tsx"
import { Id } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { toneOf } from "../overview/chain-states.tsx"
import { BlockTable } from "./block-table.tsx"
import { RecentTps } from "./recent-tps.tsx"
import { TransactionTable } from "./transaction-table.tsx"

/** An EVM chain: its description, its load, and its newest blocks and transactions. */
export default function ChainPage({ parameters }: PageProps) {
  const { chainId = "" } = parameters
  const chain = catalogChain(chainId)
  const version = useChanges([{ chainId }])
  const blocks = useData(
    `blocks ${chainId}`,
    (signal) => listLatestBlocks(dataClient(), { chainId, pageSize: 100 }, { signal }),
    version,
  )
  const transactions = useData(
    `transactions ${chainId}`,
    (signal) => listLatestTransactions(dataClient(), { chainId, pageSize: 10 }, { signal }),
    version,
  )
  const state = useIndexers().value?.chains.find((one) => one.chainId === chain?.chainId)
  const network = useIndexers().value?.networks[0]?.network
  const base = pathTo`/chains/${chainId}`
  const facts: readonly (Fact | false | undefined)[] = [
    ["Chain ID", <Id key="" id={chain?.chainId ?? chainId} isWhole />],
    chain?.platformChainId !== undefined && [
      "Blockchain",
      network === undefined ? (
        <Id key="" id={chain.platformChainId} isWhole />
      ) : (
        <OwnLink key="" class="mono" to={pathTo`/networks/${network}/blockchains/${chain.platformChainId}`}>
          {chain.platformChainId}
        </OwnLink>
      ),
    ],
    chain !== undefined && ["Native token", nativeTokenName(chain.networkToken)],
    ["Transactions a second", <RecentTps key="" chainId={chainId} version={version} />],
    [
      "Gas",
      <OwnLink key="" to={`${base}/gas`}>
        What a transaction costs
      </OwnLink>,
    ],
    state && [
      "Indexer",
      <Badge key="" tone={toneOf[state.state] ?? "plain"}>
        {state.state}
      </Badge>,
    ],
  ]
  return (
    <>
      <PageHead kind="EVM chain" title={untrustedName(chain?.chainName ?? `Chain ${chainId}`)}>
        {chain?.description ? <p class="soft">{untrustedText(chain.description, 300)}</p> : null}
      </PageHead>
      <Facts of={facts} />
      <Panel title="Load of the last blocks">
        <Show of={blocks} compact>
          {({ items }) => <LoadPlots chainId={chainId} blocks={items} />}
        </Show>
        <DailyTransactions chainId={chainId} version={version} />
      </Panel>
      <div class="halves">
        <Panel title="Newest blocks" more={`${base}/blocks`}>
          <Show of={blocks} compact>
            {({ items }) => <BlockTable blocks={items.slice(0, 10)} caption="Blocks, newest first" isBrief />}
          </Show>
        </Panel>
        <Panel title="Newest transactions" more={`${base}/transactions`}>
          <Show of={transactions} compact>
            {({ items }) => (
              <TransactionTable transactions={items} caption="Transactions, newest first" isBrief chainId={chainId} />
            )}
          </Show>
        </Panel>
      </div>
    </>
  )
}

/** Transactions per second and per day from the metrics service, if there is one. */
function DailyTransactions({ chainId, version }: { readonly chainId: string; readonly version: number }) {
  const client = metricsClient()
  const { value } = useData(
    client && `tps ${chainId}`,
    (signal) => getAverageTps(client as RestCore, { chainId }, { signal }),
    version,
  )
  const days = [...(value?.items ?? [])].reverse()
  if (days.length < 2) return null
  return (
    <LazyPlot
      title="Transactions per second, a day"
      kind="bars"
      columns={[days.map(({ timestamp }) => timestamp), days.map((day) => day.value)]}
      format={figure}
    />
  )
}
