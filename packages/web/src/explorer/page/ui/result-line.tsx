import type { components } from "@serac/data/types"
import { chainName } from "../data/catalog.ts"
import { shortId, spacedWords, untrustedName } from "../format/text.ts"
import { ContractName } from "./contract-name.tsx"

/** A search result. */
export type Found = components["schemas"]["SearchResult"]

/** A search result: its kind, name and place. */
export function ResultLine({ result }: { readonly result: Found }) {
  const { kind, id, name, symbol, chainId, blockchainId, network, ercType, isUnused = false } = result
  const where = chainId ?? blockchainId
  return (
    <>
      <span class="found-kind">{ercType ?? spacedWords(kind)}</span>
      <span class="found-name">
        {name === undefined ? <span class="mono">{shortId(id, 10)}</span> : <FoundName {...{ result, name }} />}
        {symbol === undefined ? null : <span class="soft"> {untrustedName(symbol, 14)}</span>}
        {name === undefined || id === chainId ? null : <span class="soft mono"> {shortId(id, 4)}</span>}
        {isUnused ? <span class="soft"> nothing indexed yet</span> : null}
      </span>
      <span class="found-where soft">{where === undefined ? network : untrustedName(chainName(where), 24)}</span>
    </>
  )
}

function FoundName({ result: { kind, id, chainId }, name }: { readonly result: Found; readonly name: string }) {
  if (chainId === undefined || !["contract", "token"].includes(kind)) return <>{untrustedName(name)}</>
  return <ContractName chainId={chainId} address={id} name={name} longest={60} />
}
