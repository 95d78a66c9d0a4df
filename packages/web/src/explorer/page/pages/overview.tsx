import { listLatestBlocks, listLatestBlocksAllChains, listLatestTransactionsAllChains } from "@serac/data"
import { useEffect } from "preact/hooks"
import { useCode } from "../code/use-code.ts"
import { chains, chainsFailure } from "../data/catalog.ts"
import { dataClient } from "../data/client.ts"
import { useChanges } from "../data/follow.ts"
import { useData } from "../data/use-data.ts"
import { useIndexers } from "../data/use-indexers.ts"
import { untrustedName } from "../format/text.ts"
import { LoadPlots } from "../plot/load-plots.tsx"
import { appLocation, refine } from "../router/location.ts"
import { CodeFailed } from "../ui/code-failed.tsx"
import { OwnLink } from "../ui/own-link.tsx"
import { Panel } from "../ui/panel.tsx"
import { Failed, Loading, Show } from "../ui/states.tsx"
import { BlockTable } from "./evm/block-table.tsx"
import { TransactionTable } from "./evm/transaction-table.tsx"
import { ChainStates } from "./overview/chain-states.tsx"

/** The overview: newest blocks and transactions of all chains, and of the P-Chain. */
export default function Overview() {
  const known = chains.value
  useEffect(() => {
    document.title = "Serac"
  }, [])
  const version = useChanges(known?.map(({ chainId }) => ({ chainId })))
  const options = { pageSize: 12 }
  const blocks = useData("blocks", (signal) => listLatestBlocksAllChains(dataClient(), options, { signal }), version)
  const transactions = useData(
    "transactions",
    (signal) => listLatestTransactionsAllChains(dataClient(), options, { signal }),
    version,
  )
  return (
    <>
      <h1 class="hidden" tabIndex={-1}>
        Overview
      </h1>
      {known === undefined && chainsFailure.value ? <Failed failure={chainsFailure.value} /> : <ChainStates />}
      {known === undefined ? null : <ChainLoad version={version} />}
      <div class="halves">
        <Panel title="Newest blocks">
          <Show of={blocks} compact>
            {({ items }) => <BlockTable blocks={items} caption="Newest blocks of all chains" hasChains isBrief />}
          </Show>
        </Panel>
        <Panel title="Newest transactions">
          <Show of={transactions} compact>
            {({ items }) => (
              <TransactionTable transactions={items} caption="Newest transactions of all chains" hasChains isBrief />
            )}
          </Show>
        </Panel>
      </div>
      <Networks />
    </>
  )
}

const loadNetworkNews = () => import("./overview/network-news.tsx")

/** The newest blocks and transactions of the primary networks. Their code loads after that of the rest. */
function Networks() {
  const networks = useIndexers().value?.networks ?? []
  const loaded = useCode(networks.length === 0 ? undefined : loadNetworkNews)
  if (loaded.status === "failed") return <CodeFailed what="The code of this part" retry={loaded.retry} />
  if (loaded.status === "loading") return null
  const NetworkNews = loaded.code.default
  return networks.map(({ network }) => <NetworkNews key={network} network={network} />)
}

/** The load of one chain. */
function ChainLoad({ version }: { readonly version: number }) {
  const known = chains.value ?? []
  const wanted = appLocation.value.query.get("load")
  const chain = known.find(({ chainId }) => chainId === wanted) ?? known[0]
  const blocks = useData(
    chain && `load ${chain.chainId}`,
    (signal) => listLatestBlocks(dataClient(), { chainId: chain?.chainId ?? "", pageSize: 100 }, { signal }),
    version,
  )
  if (chain === undefined) return null
  return (
    <section class="panel" aria-label="Load">
      <header>
        <h2>Load of the last {blocks.value?.items.length ?? 100} blocks</h2>
        <nav class="switch" aria-label="Chain of the plots">
          {known.map(({ chainId, chainName }, at) => (
            <OwnLink
              key={chainId}
              to={refine({ load: at === 0 ? undefined : chainId })}
              isCurrent={chainId === chain.chainId}
            >
              {untrustedName(chainName, 24)}
            </OwnLink>
          ))}
        </nav>
      </header>
      {blocks.value === undefined && blocks.failure === undefined ? <Loading /> : null}
      {blocks.value === undefined ? null : (
        <LoadPlots key={chain.chainId} chainId={chain.chainId} blocks={blocks.value.items} />
      )}
      {blocks.value === undefined && blocks.failure ? <Failed failure={blocks.failure} compact /> : null}
    </section>
  )
}
