import { listLatestBlocks } from "@serac/data"
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
import { BlockTable } from "./block-table.tsx"

/** The blocks of a chain, newest first. */
export default function BlocksPage({ parameters }: PageProps) {
  const { chainId = "" } = parameters
  const pageToken = place.value.query.get("page") ?? undefined
  // Only the first page changes.
  const version = useChanges(pageToken === undefined ? [{ chainId }] : undefined)
  const page = useData(
    `blocks ${chainId} ${pageToken}`,
    (signal) => listLatestBlocks(dataClient(), { chainId, pageSize: 25, ...(pageToken && { pageToken }) }, { signal }),
    version,
  )
  return (
    <>
      <PageHead kind={<ChainLink chainId={chainId} />} title={`Blocks of ${strangersName(chainName(chainId))}`} />
      <Show of={page}>
        {({ items, nextPageToken }) => (
          <>
            <BlockTable blocks={items} caption="Blocks, newest first" />
            <Pager next={nextPageToken} />
          </>
        )}
      </Show>
    </>
  )
}
