import { untrustedName } from "../format/text.ts"
import { duration } from "../format/time.ts"
import { type ChainLine, lineAt, linesOf } from "./chain-lines.ts"
import { type Gone, isLastKnown } from "./gone.ts"
import type { IndexerState, Indexers } from "./indexers.ts"
import { lagWords } from "./lag-words.ts"

/** Names of chains that are given; of the others the number is. */
const namedChains = 3

/** How old the data of a page are. */
export interface PageFreshness {
  /** Whether a part that does not answer makes them old. */
  readonly isLastKnown: boolean
  readonly words: string
}

/** The page's knowledge of the service. */
export interface FreshnessFacts {
  readonly indexers: Indexers | undefined
  readonly gone: readonly Gone[]
  /** Unix seconds of this machine's clock. */
  readonly now: number
  readonly isServiceLost: boolean
}

/** How old the data of the page at a path are: by the page's chain, or by all chains; undefined while no state is known. */
export function freshnessAt(
  path: string,
  { indexers, gone, now, isServiceLost }: FreshnessFacts,
): PageFreshness | undefined {
  const lines = linesOf(indexers)
  const line = lineAt(lines, path)
  const old = isLastKnown(gone, path)
  if (line !== undefined) return { isLastKnown: old, words: chainWords(line, now, isServiceLost) }
  if (lines.length === 0) return undefined
  const states = lines.map(({ state }) => state)
  if (isServiceLost) return { isLastKnown: true, words: `As of ${duration(ageOf(states, now))} ago.` }
  const late = lines.filter(({ state }) => !isUpToDate(state)).map(({ name }) => untrustedName(name, 30))
  const more = late.length > namedChains ? ` and ${late.length - namedChains} more` : ""
  const words =
    late.length === 0
      ? `${lines.length === 1 ? "The indexed chain is" : `All ${lines.length} indexed chains are`} up to date.`
      : `${late.length} of ${lines.length} indexed chains ${late.length === 1 ? "is" : "are"} not up to date: ${late.slice(0, namedChains).join(", ")}${more}.`
  return { isLastKnown: old, words }
}

function chainWords({ name, state }: ChainLine, now: number, isServiceLost: boolean): string {
  const words = lagWords(state, now, isServiceLost).replace(/^It /, `${untrustedName(name, 30)} `)
  const { heardAgo, answeredAt, nodeHead } = state
  // Without a node's head or with an old one, the sentence tells when the node was heard.
  if (isServiceLost || heardAgo === undefined || nodeHead === undefined || words.includes("heard")) return words
  return `${words} Its node was heard ${duration(heardAgo + Math.max(0, now - answeredAt))} ago.`
}

const isUpToDate = ({ state, lag }: IndexerState) => state === "following" && lag?.blocks === 0

const ageOf = (states: readonly IndexerState[], now: number) =>
  Math.max(0, now - Math.max(...states.map(({ answeredAt }) => answeredAt)))
