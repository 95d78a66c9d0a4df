import type { ArchiveKept, ChainWriter } from "@serac/store"
import type { BackgroundTask, Clock, LogFunction } from "../../core/index.ts"

/** Milliseconds between two steps of maintenance, so that blocks never wait for more than one step. */
const maintenancePauseMs = 100
/** Milliseconds between two checks for work when there is none. */
const rest = 5_000
/** Milliseconds after a failure. */
const longRest = 60_000

/** Options of archive maintenance: which archive, and how much of it is kept. */
export interface ArchiveMaintenanceOptions {
  readonly writer: Pick<ChainWriter, "maintainArchive">
  /** Default `all`. */
  readonly kept: ArchiveKept | undefined
  readonly chainId: string
  readonly clock: Clock
  readonly log: LogFunction
}

/**
 * Maintains the archive while blocks are indexed, in bounded steps: merges small chunks into large ones, and removes blocks
 * that need not be kept. Failures are logged and retried; none ends the task.
 */
export function startArchiveMaintenance({
  writer,
  kept = "all",
  chainId,
  clock,
  log,
}: ArchiveMaintenanceOptions): BackgroundTask {
  const ended = new AbortController()
  const { signal } = ended
  const sleep = (milliseconds: number) => clock.sleep(milliseconds, signal).catch(() => {})
  let isDue = true

  async function doAll(): Promise<void> {
    while (!signal.aborted) {
      const { isMore, damage } = await writer.maintainArchive(kept)
      if (damage !== undefined) log("error", "The archive is damaged", { chainId, reason: damage })
      if (!isMore) return
      await sleep(maintenancePauseMs)
    }
  }

  async function work(): Promise<void> {
    while (!signal.aborted) {
      try {
        if (isDue) {
          isDue = false
          await doAll()
        }
        await sleep(rest)
      } catch (error) {
        if (signal.aborted) return
        isDue = true
        const reason = error instanceof Error ? error.message : String(error)
        log("warn", "The archive could not be maintained; it is tried again in a minute", { chainId, reason })
        await sleep(longRest)
      }
    }
  }

  const done = work()
  return {
    wake() {
      isDue = true
    },
    async stop() {
      ended.abort()
      await done
    },
  }
}
