import { listAllIcmMessages } from "@serac/data"
import { chains } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { Listing } from "../../ui/listing.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { MessageTable } from "./message-table.tsx"

/** The messages between all chains, newest first. */
export default function MessagesPage() {
  const version = useChanges(chains.value?.map(({ chainId }) => ({ chainId })))
  return (
    <>
      <PageHead kind="Interchain messaging" title="Messages between chains" />
      <Listing
        name="messages"
        version={version}
        load={(page, signal) => listAllIcmMessages(dataClient(), page, { signal })}
      >
        {(items) => <MessageTable messages={items} />}
      </Listing>
    </>
  )
}
