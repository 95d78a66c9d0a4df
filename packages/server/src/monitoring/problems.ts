import { type IndexingState, isWorking } from "./indexing-state.ts"
import { observationLasts } from "./lag.ts"
import { activityWords, counted, lagWords, nodeBehindWords } from "./sentences.ts"
import type { Snapshot } from "./snapshot.ts"

/** A problem for operators. */
export interface IndexerProblem {
  readonly words: string
  /** Whether responses are less fresh than `maxLag` requires. */
  readonly blocks: boolean
}

/**
 * Seconds without a new block after which a chain counts as stalled if its node has more blocks, whatever state its indexer reports: it may
 * fail and restart continually, and be working at each report.
 */
export const stallLasts = 60

/** The names of a primary network's chains in texts. */
const chainNames = { P: "the P-Chain", X: "the X-Chain", C: "the C-Chain (atomic)" } as const

/** All problems, one line each. `maxLag` is in seconds; without it no lag is a problem. */
export function problemsOf({ chains, networks }: Snapshot, maxLag: number | undefined): readonly IndexerProblem[] {
  return [
    ...chains.flatMap((chain) => problemsOfChain(`chain ${chain.chainId}`, chain, maxLag)),
    ...networks.flatMap((network) =>
      network.chains.flatMap((chain) =>
        problemsOfChain(`${chainNames[chain.chain]} of network ${network.networkId}`, chain, maxLag),
      ),
    ),
  ]
}

/** Whether a chain is less fresh than `maxLag` (seconds) requires; without `maxLag`, whether its indexer is stuck or stopped. */
export function isBlocked(chain: IndexingState, maxLag: number | undefined): boolean {
  return problemsOfChain("", chain, maxLag).some(({ blocks }) => blocks)
}

/** All problems of one chain, one line each that begins with its name. `maxLag` is in seconds; without it no lag is a problem. */
export function problemsOfChain(name: string, chain: IndexingState, maxLag?: number): readonly IndexerProblem[] {
  const { state, reason, lag, nodeHead, stalledFor = 0, quarantined, differences } = chain
  const problems: IndexerProblem[] = []
  if (!isWorking.has(state) && state !== "standby")
    problems.push({ words: `${name} is ${activityWords(chain)}`, blocks: state === "stuck" || state === "stopped" })
  if (state === "following" && nodeHead?.behindSince !== undefined && lag !== undefined && lag.seconds > 0)
    problems.push({ words: `${name} ${nodeBehindWords(lag, reason)}`, blocks: false })
  else if (isWorking.has(state) && reason !== undefined && nodeHead?.behindSince === undefined)
    problems.push({ words: `${name}: ${reason}`, blocks: false })
  if (isWorking.has(state) && stalledFor >= stallLasts)
    problems.push({
      words: `${name} has stored no block for ${stalledFor} s, and its node has block ${nodeHead?.number}`,
      blocks: false,
    })
  if (maxLag !== undefined && lag === undefined && chain.head === undefined)
    problems.push({ words: `${name} is not indexed yet`, blocks: true })
  if (maxLag !== undefined && lag !== undefined && lag.seconds > maxLag)
    problems.push({ words: `${name} ${lagWords(lag)}, more than ${maxLag} s`, blocks: true })
  else if (
    state === "following" &&
    reason === undefined &&
    lag !== undefined &&
    lag.blocks === undefined &&
    lag.seconds > observationLasts
  )
    problems.push({ words: `${name} ${lagWords(lag)}`, blocks: false })
  if (quarantined > 0)
    problems.push({ words: `${name} has ${counted(quarantined, "block")} in quarantine`, blocks: false })
  if (differences > 0)
    problems.push({ words: `${name} differs from its node in ${counted(differences, "place")}`, blocks: false })
  return problems
}
