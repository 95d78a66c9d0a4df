import { type IndexingState, reportLasts, timeText } from "./indexing-state.ts"
import type { Lag } from "./lag.ts"
import type { Snapshot } from "./snapshot.ts"

/** Something that an operator should know. */
export interface IndexerProblem {
  readonly words: string
  /** Whether it keeps answers from being as fresh as `maxLag` asks for. */
  readonly blocks: boolean
}

/** What chains of a primary network are called in words. */
const chainNames = { P: "the P-Chain", X: "the X-Chain", C: "the C-Chain (atomic)" } as const

/** All that is wrong, a line each. `maxLag` is in seconds; without it no lag is too much. */
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

/** States in which nothing keeps blocks from being indexed: a reason is about something beside them. */
const isWorking: ReadonlySet<IndexingState["state"]> = new Set(["starting", "backfilling", "following"])

/** Whether a chain's answers are not as fresh as `maxLag` (seconds) asks for; without it, whether nobody indexes it on. */
export function isBlocked(chain: IndexingState, maxLag: number | undefined): boolean {
  return problemsOfChain("", chain, maxLag).some(({ blocks }) => blocks)
}

/**
 * Seconds for which a node may say nothing: an indexer that is told of new blocks asks every five seconds and reports every five, so that
 * what another process knows of a healthy node is up to ten seconds old.
 */
const maxSilenceSeconds = reportLasts

/** All that is wrong with one chain, a line each that begins with its name. `maxLag` is in seconds; without it no lag is too much. */
export function problemsOfChain(name: string, chain: IndexingState, maxLag?: number): readonly IndexerProblem[] {
  const { state, since, reason, stuckAt, lag, nodeHead, quarantined, differences } = chain
  const activity = (what: string, blocks: boolean): IndexerProblem => {
    const when = since === undefined ? "" : ` since ${timeText(since)}`
    return { words: `${name} is ${what}${when}${reason === undefined ? "" : `: ${reason}`}`, blocks }
  }
  const problems: IndexerProblem[] = []
  if (state === "stuck") problems.push(activity(`stuck${stuckAt === undefined ? "" : ` at block ${stuckAt}`}`, true))
  if (state === "stopped") problems.push(activity("stopped", true))
  if (state === "paused" || state === "retrying") problems.push(activity(state, false))
  if (state === "following" && nodeHead?.behindSince !== undefined && lag !== undefined && lag.seconds > 0)
    problems.push({ words: `${name} may be ${lag.seconds} s behind: ${reason ?? "its node is behind"}`, blocks: false })
  else if (isWorking.has(state) && reason !== undefined && nodeHead?.behindSince === undefined)
    problems.push({ words: `${name}: ${reason}`, blocks: false })
  if (maxLag !== undefined && lag === undefined && chain.head === undefined)
    problems.push({ words: `${name} is not indexed yet`, blocks: true })
  if (maxLag !== undefined && lag !== undefined && lag.seconds > maxLag)
    problems.push({ words: `${name} ${distance(lag)}, more than ${maxLag} s`, blocks: true })
  else if (
    state === "following" &&
    reason === undefined &&
    lag?.blocks === undefined &&
    (lag?.seconds ?? 0) > maxSilenceSeconds
  )
    problems.push({ words: `${name} ${distance(lag as Lag)}`, blocks: false })
  if (quarantined > 0)
    problems.push({ words: `${name} has ${counted(quarantined, "block")} in quarantine`, blocks: false })
  if (differences > 0)
    problems.push({ words: `${name} differs from its node in ${counted(differences, "place")}`, blocks: false })
  return problems
}

/** What a node has that is not heard is not known: "0 blocks behind" would say that it is. */
function distance({ blocks, seconds }: Lag): string {
  if (blocks === undefined) return `has not heard from its node for ${seconds} s`
  return `is ${counted(blocks, "block")} and ${seconds} s behind its node`
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`
}
