import type { PageProps } from "../../page-props.ts"
import { pathTo } from "../../router/route.ts"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { L1ValidatorTable } from "./l1-validator-table.tsx"

/** The validators of all L1s. */
export default function L1ValidatorsPage({ parameters }: PageProps) {
  const { network = "" } = parameters
  return (
    <>
      <PageHead kind={<OwnLink to={pathTo`/networks/${network}`}>Primary network</OwnLink>} title="L1 validators" />
      <L1ValidatorTable network={network} />
    </>
  )
}
