import { listLatestBlocks } from "@serac/data"
import { chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { untrustedName } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { appLocation, navigate } from "../../router/location.ts"
import { pathTo } from "../../router/route.ts"
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
      <PageHead kind={<ChainLink chainId={chainId} />} title={`Blocks of ${untrustedName(chainName(chainId))}`}>
        <JumpToBlock chainId={chainId} />
      </PageHead>
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

/** A field for a block's number. */
function JumpToBlock({ chainId }: { readonly chainId: string }) {
  const jump = (event: Event) => {
    event.preventDefault()
    const number = String(new FormData(event.currentTarget as HTMLFormElement).get("block"))
      .replaceAll(",", "")
      .trim()
    navigate(pathTo`/chains/${chainId}/blocks/${number}`)
  }
  return (
    <form class="jump" onSubmit={jump}>
      <label>
        Block <input class="input" name="block" inputMode="numeric" pattern="[0-9,]+" required />
      </label>
      <button type="submit" class="button">
        Go
      </button>
    </form>
  )
}
