import { type Clock, errorMessage } from "../core/index.ts"
import { NodeComparison } from "../core/node/index.ts"
import { oneAtATime, timedWriter, wrapMethods } from "../core/writer/index.ts"
import { HeadFirst } from "./background/head-first.ts"
import { IndexerRun } from "./indexer-run.ts"
import type { RunOptions } from "./run-options.ts"
import { Tracker } from "./tracker.ts"
import { BlockVerifier } from "./verify/block-verifier.ts"

/** Storing a new block waits for the running write only, and never for the compression of archive chunks. */
const precedence = { first: ["append"], beside: ["maintainArchive"] } as const

/**
 * Indexes a chain until the signal aborts; then it resolves, after the running write has ended. It rejects if an operator is
 * needed: after a reorg deeper than can be undone, if all endpoints serve another chain, or if the store fails. Time,
 * randomness, the node and the store are injected, so that a simulation can control them.
 */
export async function runIndexer(options: RunOptions): Promise<void> {
  const { signal, clock, log, chain } = options
  const tracker = new Tracker(chain.chainId, clock, log, options.onProgress)
  tracker.untrue = () => options.node.untrue ?? []
  tracker.refusedTraces = () => options.node.refusedTraces?.words
  const ended = new AbortController()
  const writer = timedWriter(oneAtATime(options.writer, precedence), clock, () => tracker)
  const inside = { ...options, signal: AbortSignal.any([signal, ended.signal]), writer }
  const headFirst = new HeadFirst(clock)
  const turn = () => headFirst.turn(inside.signal)
  const waiting = wrapMethods(inside.writer, async (_, call) => {
    await turn()
    return call()
  })
  const onUnverified = (reason: string) => tracker.unverified(reason)
  const { verify, verifyTools } = options
  const verifier = new BlockVerifier({ chainId: chain.chainId, verify, clock, log, onUnverified }, verifyTools)
  const background = options.backgroundTask?.(waiting, turn)
  const run = new IndexerRun(inside, verifier, tracker, headFirst, () => background?.wake())
  void tick(tracker, clock, inside.signal, () => run.queuedBytes)
  const comparison = comparisonOf(inside, tracker)
  let failure: unknown
  try {
    await comparison?.begin((await writer.head())?.number)
    await Promise.race([run.loop(), ...(comparison ? [comparison.loop()] : [])])
  } catch (error) {
    if (!signal.aborted) failure = error
  }
  ended.abort()
  await Promise.allSettled([run.end(), background?.stop()])
  tracker.ended(failure === undefined ? undefined : errorMessage(failure))
  if (failure !== undefined) throw failure
}

/** Compares nodes with each other, if there are several. */
function comparisonOf({ chain, node, clock, signal, comparesNodes }: RunOptions, tracker: Tracker) {
  if (!comparesNodes) return undefined
  const { chainId } = chain
  return new NodeComparison({
    subject: `Chain ${chainId}`,
    reset: `serac reset --chain ${chainId}`,
    height: () => tracker.head?.number,
    ask: (height, signal) => node.blocksAt(height, signal),
    clock,
    signal,
  })
}

async function tick(tracker: Tracker, clock: Clock, signal: AbortSignal, queuedBytes: () => number): Promise<void> {
  while (!signal.aborted) {
    tracker.queued(queuedBytes())
    tracker.report()
    await clock.sleep(1000, signal).catch(() => {})
  }
}
