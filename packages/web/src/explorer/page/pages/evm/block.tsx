import { getBlock, getTransactionsForBlock } from "@serac/data"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { nanoUnit } from "../../data/nano-unit.ts"
import type { ListedEvmBlock } from "../../data/schemas.ts"
import { useData } from "../../data/use-data.ts"
import { exactAmount, grouped, percentage } from "../../format/decimals.ts"
import type { PageProps } from "../../page-props.ts"
import { appLocation } from "../../router/location.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { Facts } from "../../ui/facts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { ChainLink, IdLink } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Pager } from "../../ui/pager.tsx"
import { Panel } from "../../ui/panel.tsx"
import { Show } from "../../ui/states.tsx"
import { FullTime } from "../../ui/time.tsx"
import { TransactionTable } from "./transaction-table.tsx"

/** A block of an EVM chain with its transactions. */
export default function BlockPage({ parameters }: PageProps) {
  const { chainId = "", blockId = "" } = parameters
  const pageToken = appLocation.value.query.get("page") ?? undefined
  const block = useData(`${chainId} ${blockId}`, (signal) => getBlock(dataClient(), { chainId, blockId }, { signal }))
  const transactions = useData(`transactions ${chainId} ${blockId} ${pageToken}`, (signal) =>
    getTransactionsForBlock(
      dataClient(),
      { chainId, blockId, pageSize: 50, ...(pageToken && { pageToken }) },
      { signal },
    ),
  )
  return (
    <>
      <PageHead
        kind={
          <>
            Block of <ChainLink chainId={chainId} />
          </>
        }
        title={block.value === undefined ? `Block ${blockId}` : `Block ${grouped(block.value.blockNumber)}`}
      >
        {block.value === undefined ? null : <Neighbours chainId={chainId} number={Number(block.value.blockNumber)} />}
      </PageHead>
      <Show of={block}>
        {(value) => (
          <>
            <BlockDetails chainId={chainId} block={value} />
            <Panel title="Transactions">
              <Show of={transactions}>
                {({ items, nextPageToken }) => (
                  <>
                    <TransactionTable transactions={items} caption="Transactions of the block" chainId={chainId} />
                    <Pager next={nextPageToken} />
                  </>
                )}
              </Show>
            </Panel>
          </>
        )}
      </Show>
    </>
  )
}

function Neighbours({ chainId, number }: { readonly chainId: string; readonly number: number }) {
  return (
    <nav class="neighbours" aria-label="Blocks beside it">
      {number === 0 ? null : (
        <OwnLink to={pathTo`/chains/${chainId}/blocks/${number - 1}`}>
          <Icon name="previous" /> {grouped(number - 1)}
        </OwnLink>
      )}
      <OwnLink to={pathTo`/chains/${chainId}/blocks/${number + 1}`}>
        {grouped(number + 1)} <Icon name="next" />
      </OwnLink>
    </nav>
  )
}

function BlockDetails({ chainId, block }: { readonly chainId: string; readonly block: ListedEvmBlock }) {
  const { decimals = 18, symbol } = catalogChain(chainId)?.networkToken ?? {}
  return (
    <Facts
      of={[
        ["Time", <FullTime key="" at={block.blockTimestamp} />],
        [
          "Hash",
          <IdLink key="" to={pathTo`/chains/${chainId}/blocks/${block.blockHash}`} id={block.blockHash} isWhole />,
        ],
        [
          "Parent",
          <IdLink key="" to={pathTo`/chains/${chainId}/blocks/${block.parentHash}`} id={block.parentHash} isWhole />,
        ],
        ["Transactions", grouped(block.txCount)],
        [
          "Gas",
          `${grouped(block.gasUsed)} used of ${grouped(block.gasLimit)} (${percentage(block.gasUsed, block.gasLimit) ?? "–"} %)`,
        ],
        block.baseFee !== undefined && ["Base fee", `${exactAmount(block.baseFee, 9)} ${nanoUnit(chainId)}`],
        ["Fees", <Amount key="" digits={block.feesSpent} decimals={decimals} symbol={symbol} />],
        ["Transactions up to here", grouped(block.cumulativeTransactions)],
      ]}
    />
  )
}
