import { listLatestTransactions } from "@serac/data"
import { chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { appLocation } from "../../router/location.ts"
import { ChainLink } from "../../ui/links.tsx"
import { Listing } from "../../ui/listing.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { TransactionTable } from "./transaction-table.tsx"

/** The transactions of a chain, newest first. */
export default function TransactionsPage({ parameters }: PageProps) {
  const { chainId = "" } = parameters
  const version = useChanges(appLocation.value.query.has("page") ? undefined : [{ chainId }])
  return (
    <>
      <PageHead kind={<ChainLink chainId={chainId} />} title={`Transactions of ${untrustedName(chainName(chainId))}`} />
      <Listing
        name={`transactions ${chainId}`}
        version={version}
        load={(page, signal) => listLatestTransactions(dataClient(), { chainId, ...page }, { signal })}
      >
        {(items) => <TransactionTable transactions={items} caption="Transactions, newest first" chainId={chainId} />}
      </Listing>
    </>
  )
}
