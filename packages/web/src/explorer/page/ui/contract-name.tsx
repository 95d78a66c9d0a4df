import { type Standing, standingOf } from "../data/standings.ts"
import { untrustedName } from "../format/text.ts"
import { Badge } from "./badge.tsx"

/** What a mark at a contract's name means. */
export const standingWords: Readonly<Record<Standing, string>> = {
  listed: "a token list of this service knows it",
  unlisted: "the contract calls itself so; no token list of this service knows it",
  imitation: "it looks like a listed token, and is another one",
  spam: "a token list of this service marks it as spam",
}

interface ContractNameProps {
  readonly chainId: string
  readonly address: string
  readonly name: string
  readonly longest?: number
}

/** A name that a contract gives itself: between quotation marks until a token list knows it, with a mark at look-alikes and spam. */
export function ContractName({ chainId, address, name, longest = 24 }: ContractNameProps) {
  const standing = standingOf(chainId, address) ?? "unlisted"
  return (
    <>
      <span class={standing === "listed" ? undefined : "claimed"}>{untrustedName(name, longest)}</span>
      {standing === "imitation" || standing === "spam" ? (
        <>
          {" "}
          <Badge tone="bad">{standing === "spam" ? "spam" : "look-alike"}</Badge>
        </>
      ) : null}
    </>
  )
}
