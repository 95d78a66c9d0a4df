import { type Clock, errorMessage, unixSeconds } from "../../core/index.ts"
import { FalseRowsError } from "../false-rows-error.ts"
import type { NetworkIndexerProgress } from "../progress.ts"

const repairReportMs = 1_000

/** An indexer whose last blocks are repaired where they are false. */
export interface RepairedIndexer {
  /** Runs the indexer until its signal aborts. */
  readonly index: (signal: AbortSignal, onProgress: (progress: NetworkIndexerProgress) => void) => Promise<void>
  /** Repairs the network while no indexer runs. Default nothing is repaired. */
  readonly repair: ((signal: AbortSignal) => Promise<unknown>) | undefined
  readonly onProgress: (progress: NetworkIndexerProgress) => void
  readonly clock: Clock
}

/**
 * Runs an indexer, and once more each time that false last blocks were repaired. Meanwhile it is reported as retrying.
 *
 * @throws FalseRowsError where they cannot be repaired, and what else the indexer throws.
 */
export async function repairFalseRows(options: RepairedIndexer, signal: AbortSignal): Promise<void> {
  const { index, repair, onProgress } = options
  for (let isOver = false; !isOver; ) {
    let ended: NetworkIndexerProgress | undefined
    isOver = true
    try {
      await index(signal, (progress) => {
        if (progress.state === "stopped") ended = progress
        else onProgress(progress)
      })
    } catch (error) {
      if (repair === undefined || ended === undefined || !(error instanceof FalseRowsError)) throw error
      await repairReported(repair, error, { ...options, ended }, signal)
      isOver = signal.aborted
    } finally {
      if (isOver && ended !== undefined) onProgress(ended)
    }
  }
}

async function repairReported(
  repair: (signal: AbortSignal) => Promise<unknown>,
  { message }: FalseRowsError,
  { ended, onProgress, clock }: Omit<RepairedIndexer, "index"> & { readonly ended: NetworkIndexerProgress },
  signal: AbortSignal,
): Promise<void> {
  const reporting = new AbortController()
  const report = async () => {
    while (!reporting.signal.aborted) {
      const state = "retrying"
      const retryAt = unixSeconds(clock)
      onProgress({ ...ended, state, error: message, chains: ended.chains.map((one) => ({ ...one, state, retryAt })) })
      await clock.sleep(repairReportMs, reporting.signal).catch(() => {})
    }
  }
  const reported = report()
  try {
    await repair(signal)
  } catch (failure) {
    if (!signal.aborted) throw new FalseRowsError(`${message} It was not repaired: ${errorMessage(failure)}`)
  } finally {
    reporting.abort(new Error("repaired"))
    await reported
  }
}
