import { useChanges } from "../../data/follow.ts"
import { networkName } from "../../data/network.ts"
import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { BlockchainTable } from "./blockchain-table.tsx"

/** The blockchains of a network, newest first. */
export default function BlockchainsPage({ parameters }: PageProps) {
  const { network = "" } = parameters
  const version = useChanges([{ network: networkName(network), blockchainId: "p-chain" }])
  return (
    <>
      <PageHead kind={<OwnLink to={pathTo`/networks/${network}`}>Primary network</OwnLink>} title="Blockchains" />
      <BlockchainTable network={network} version={version} />
    </>
  )
}
