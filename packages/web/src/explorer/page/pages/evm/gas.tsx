import { listLatestBlocks, listLatestTransactions } from "@serac/data"
import { catalogChain, chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { type GasPrices, gasPrices } from "../../data/gas-prices.ts"
import { nanoUnit } from "../../data/nano-unit.ts"
import type { ListedEvmBlock } from "../../data/schemas.ts"
import { useData } from "../../data/use-data.ts"
import { exactAmount, grouped } from "../../format/decimals.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { LazyPlot } from "../../plot/lazy-plot.tsx"
import { figure, LoadPlots } from "../../plot/load-plots.tsx"
import { Amount } from "../../ui/amount.tsx"
import { ChainLink } from "../../ui/links.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Empty, Show } from "../../ui/states.tsx"
import { DataTable } from "../../ui/table.tsx"

/** What usual transactions use. The first is a rule of the EVM, the others are about what common contracts need. */
const uses = [
  { name: "Sending the native token", gas: 21_000 },
  { name: "Sending an ERC-20 token, about", gas: 55_000 },
  { name: "Swapping two tokens, about", gas: 160_000 },
  { name: "Creating a contract, about", gas: 1_500_000 },
]

/** What gas costs on a chain now, by its newest blocks and transactions. */
export default function GasPage({ parameters }: PageProps) {
  const { chainId = "" } = parameters
  const version = useChanges([{ chainId }])
  const options = { chainId, pageSize: 100 }
  const blocks = useData(`blocks ${chainId}`, (signal) => listLatestBlocks(dataClient(), options, { signal }), version)
  const transactions = useData(
    `transactions ${chainId}`,
    (signal) => listLatestTransactions(dataClient(), options, { signal }),
    version,
  )
  return (
    <>
      <PageHead kind={<ChainLink chainId={chainId} />} title={`Gas of ${untrustedName(chainName(chainId))}`} />
      <Show of={blocks}>
        {({ items }) => (
          <>
            <Show of={transactions}>
              {(listed) => <Prices chainId={chainId} prices={gasPrices(items, listed.items)} />}
            </Show>
            <Panel title={`The last ${items.length} blocks`}>
              <LoadPlots chainId={chainId} blocks={items} />
              <Fullness blocks={items} />
            </Panel>
          </>
        )}
      </Show>
    </>
  )
}

function Prices({ chainId, prices }: { readonly chainId: string; readonly prices: GasPrices | undefined }) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  if (prices === undefined) return <Empty>The newest block has no base fee.</Empty>
  const { baseFee, tips, count } = prices
  const kinds = [
    ["Low", tips.low],
    ["Usual", tips.usual],
    ["High", tips.high],
  ] as const
  const unit = nanoUnit(chainId)
  return (
    <>
      <dl class="numbers">
        <div>
          <dt>Base fee of the newest block</dt>
          <dd>
            {exactAmount(baseFee, 9)} <span class="soft">{unit}</span>
          </dd>
        </div>
        {kinds.map(([kind, tip]) => (
          <div key={kind}>
            <dt>{kind} price with tip</dt>
            <dd>
              {exactAmount(baseFee + tip, 9)} <span class="soft">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p class="soft">
        Of the last {grouped(count)} transactions a tenth paid a tip at most as low, half of them one as usual, and a
        tenth one at least as high.
      </p>
      <Panel title="What it costs at the usual price">
        <DataTable
          caption="Costs of usual transactions"
          rows={uses}
          keyOf={({ name }) => name}
          nothing=""
          columns={[
            { name: "Transaction", cell: ({ name }) => name },
            { name: "Gas", isNumber: true, cell: ({ gas }) => grouped(gas) },
            {
              name: "Cost",
              isNumber: true,
              cell: ({ gas }) => (
                <Amount digits={BigInt(gas) * (baseFee + tips.usual)} decimals={decimals} symbol={symbol} />
              ),
            },
          ]}
        />
      </Panel>
    </>
  )
}

/** How full the blocks were, oldest first. */
function Fullness({ blocks }: { readonly blocks: readonly ListedEvmBlock[] }) {
  const ordered = [...blocks].reverse()
  if (ordered.length < 2) return null
  const shares = ordered.map(({ gasUsed, gasLimit }) => (100 * Number(gasUsed)) / Math.max(1, Number(gasLimit)))
  return (
    <LazyPlot
      title="Gas used of a block's limit, %"
      columns={[ordered.map(({ blockTimestamp }) => blockTimestamp), shares]}
      format={figure}
    />
  )
}
