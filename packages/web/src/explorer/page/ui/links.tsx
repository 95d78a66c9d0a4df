import { chainName } from "../data/catalog.ts"
import { knownName } from "../data/known-addresses.ts"
import { labelOf } from "../data/labels.ts"
import { grouped } from "../format/decimals.ts"
import { shortId, untrustedName } from "../format/text.ts"
import { pathTo } from "../router/route.ts"
import { ContractName } from "./contract-name.tsx"
import { Copy } from "./copy.tsx"
import { OwnLink } from "./own-link.tsx"

interface IdLinkProps {
  readonly to: string
  readonly id: string
  /** Whether to show the whole ID, with a button that copies it. */
  readonly isWhole?: boolean
  /** Number of characters shown of its beginning and of its end. */
  readonly ends?: number
}

/** An ID that is a link. */
export function IdLink({ to, id, isWhole = false, ends = 6 }: IdLinkProps) {
  if (!isWhole)
    return (
      <OwnLink to={to} class="mono" title={id}>
        <OwnLabel id={id} />
        <span class="short">{shortId(id, ends)}</span>
      </OwnLink>
    )
  return (
    <span class="whole-id">
      <OwnLink to={to} class="mono">
        <OwnLabel id={id} />
        {id}
      </OwnLink>
      <Copy text={id} what="ID" />
    </span>
  )
}

/** The reader's private label of an ID, if there is one. */
function OwnLabel({ id }: { readonly id: string }) {
  const text = labelOf(id)?.text
  return text ? (
    <>
      <span class="own-label">{text}</span>{" "}
    </>
  ) : null
}

/** An ID without a link. */
export function Id({ id, isWhole = false }: { readonly id: string; readonly isWhole?: boolean }) {
  return (
    <span class="whole-id">
      <span class="mono" title={isWhole ? undefined : id}>
        {isWhole ? id : shortId(id)}
      </span>
      <Copy text={id} what="ID" />
    </span>
  )
}

/** An address of an EVM chain, with the name of its contract if it is known. */
export interface EvmParty {
  readonly address: string
  readonly name?: string | undefined
}

interface PartyProps {
  readonly chainId: string
  readonly party: EvmParty
  readonly isWhole?: boolean
}

/**
 * A link to an address of an EVM chain, with its name: that of a precompile or a well-known contract, or the one that the contract gives itself,
 * marked. The address is always shown.
 */
export function Party({ chainId, party, isWhole = false }: PartyProps) {
  const { address, name } = party
  const to = pathTo`/chains/${chainId}/addresses/${address}`
  const known = knownName(address)
  const shown = known ?? (name ? <ContractName chainId={chainId} address={address} name={name} /> : undefined)
  if (isWhole)
    return (
      <>
        <IdLink to={to} id={address} isWhole />
        {shown === undefined ? null : <span class="soft"> {shown}</span>}
      </>
    )
  if (shown === undefined) return <IdLink to={to} id={address} />
  return (
    <OwnLink to={to} title={address}>
      <OwnLabel id={address} />
      {shown} <span class="mono short">{shortId(address, 4)}</span>
    </OwnLink>
  )
}

interface TransactionLinkProps extends Omit<IdLinkProps, "to" | "id"> {
  readonly chainId: string
  readonly hash: string
}

/** A link to a transaction of an EVM chain. */
export function TransactionLink({ chainId, hash, ...shown }: TransactionLinkProps) {
  return <IdLink to={pathTo`/chains/${chainId}/transactions/${hash}`} id={hash} {...shown} />
}

/** A link to a block of an EVM chain. */
export function BlockLink({ chainId, number }: { readonly chainId: string; readonly number: string | number }) {
  return (
    <OwnLink to={pathTo`/chains/${chainId}/blocks/${number}`} class="figure">
      {grouped(number)}
    </OwnLink>
  )
}

/** A link to a chain, with its name. */
export function ChainLink({ chainId }: { readonly chainId: string }) {
  return <OwnLink to={pathTo`/chains/${chainId}`}>{untrustedName(chainName(chainId), 24)}</OwnLink>
}
