import type { ArchiveKept, ChainWriter } from "@serac/store"
import type { BackgroundTask, Clock, LogFunction } from "../../core/index.ts"

/** Between two pieces of maintenance, so that blocks never wait for more than one. */
const maintenancePauseMs = 100
/** After there was nothing to do, until what was stored meanwhile is looked at. */
const rest = 5_000
/** After it failed. */
const longRest = 60_000

/** Whose archive is kept in shape, and how much of it is kept. */
export interface ArchiveMaintenanceOptions {
  readonly writer: Pick<ChainWriter, "maintainArchive">
  /** Default `all`. */
  readonly kept: ArchiveKept | undefined
  readonly chainId: string
  readonly clock: Clock
  readonly log: LogFunction
}

/**
 * Keeps the archive in shape while blocks are indexed: small chunks become large ones, and what need not be kept is dropped, one
 * bounded piece after the other. What fails is told and tried again; nothing ends it.
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
