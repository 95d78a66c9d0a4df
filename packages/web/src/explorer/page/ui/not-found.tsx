import { chains } from "../data/catalog.ts"
import { useIndexers } from "../data/use-indexers.ts"
import { untrustedName } from "../format/text.ts"
import { pathTo } from "../router/route.ts"
import { OwnLink } from "./own-link.tsx"
import { PageHead } from "./page-head.tsx"

/** The page for an unknown path: the reason, and links to existing pages. */
export function NotFound({ words }: { readonly words: string }) {
  const networks = useIndexers().value?.networks ?? []
  return (
    <>
      <PageHead kind="Explorer" title="Not found">
        <p class="soft">{words} The search finds what is indexed.</p>
      </PageHead>
      <p>
        <OwnLink to="/">Overview</OwnLink>
        {(chains.value ?? []).map(({ chainId, chainName }) => (
          <span key={chainId}>
            {" · "}
            <OwnLink to={pathTo`/chains/${chainId}`}>{untrustedName(chainName, 30)}</OwnLink>
          </span>
        ))}
        {networks.map(({ network, networkId }) => (
          <span key={network}>
            {" · "}
            <OwnLink to={pathTo`/networks/${network}`}>Network {networkId}</OwnLink>
          </span>
        ))}
      </p>
    </>
  )
}
