import { listLatestTransactions } from "@serac/data"
import { chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { useData } from "../../data/use-data.ts"
import { strangersName } from "../../format/text.ts"
import { place } from "../../router/location.ts"
import type { PageProps } from "../../routes.ts"
import { ChainLink } from "../../ui/links.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Pager } from "../../ui/pager.tsx"
import { Show } from "../../ui/states.tsx"
import { TransactionTable } from "./transaction-table.tsx"

/** The transactions of a chain, newest first. */
export default function TransactionsPage({ parameters }: PageProps) {
  const { chainId = "" } = parameters
  const pageToken = place.value.query.get("page") ?? undefined
  // Only the first page changes.
  const version = useChanges(pageToken === undefined ? [{ chainId }] : undefined)
  const page = useData(
    `transactions ${chainId} ${pageToken}`,
    (signal) =>
      listLatestTransactions(dataClient(), { chainId, pageSize: 25, ...(pageToken && { pageToken }) }, { signal }),
    version,
  )
  return (
    <>
      <PageHead kind={<ChainLink chainId={chainId} />} title={`Transactions of ${strangersName(chainName(chainId))}`} />
      <Show of={page}>
        {({ items, nextPageToken }) => (
          <>
            <TransactionTable transactions={items} caption="Transactions, newest first" chainId={chainId} />
            <Pager next={nextPageToken} />
          </>
        )}
      </Show>
    </>
  )
}
