import { listDelegators } from "@serac/data"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { networkName } from "../../data/network.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { Listing } from "../../ui/listing.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { DelegatorTable } from "./delegator-table.tsx"

/** The delegators of a network, newest first. */
export default function DelegatorsPage({ parameters }: PageProps) {
  const { network = "" } = parameters
  const name = networkName(network)
  const version = useChanges([{ network: name, blockchainId: "p-chain" }])
  return (
    <>
      <PageHead kind={<OwnLink to={pathTo`/networks/${network}`}>Primary network</OwnLink>} title="Delegators" />
      <Listing
        name={`delegators ${network}`}
        version={version}
        load={(page, signal) => listDelegators(dataClient(), { network: name, ...page }, { signal })}
      >
        {(items) => <DelegatorTable network={network} delegators={items} />}
      </Listing>
    </>
  )
}
