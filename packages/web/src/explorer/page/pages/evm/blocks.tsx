import { listLatestBlocks } from "@serac/data"
import { chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { appLocation } from "../../router/location.ts"
import { ChainLink } from "../../ui/links.tsx"
import { Listing } from "../../ui/listing.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { BlockTable } from "./block-table.tsx"

/** The blocks of a chain, newest first. */
export default function BlocksPage({ parameters }: PageProps) {
  const { chainId = "" } = parameters
  const version = useChanges(appLocation.value.query.has("page") ? undefined : [{ chainId }])
  return (
    <>
      <PageHead kind={<ChainLink chainId={chainId} />} title={`Blocks of ${untrustedName(chainName(chainId))}`} />
      <Listing
        name={`blocks ${chainId}`}
        version={version}
        load={(page, signal) => listLatestBlocks(dataClient(), { chainId, ...page }, { signal })}
      >
        {(items) => <BlockTable blocks={items} caption="Blocks, newest first" />}
      </Listing>
    </>
  )
}
