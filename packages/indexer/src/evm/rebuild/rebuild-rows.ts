import type { BackgroundTask, Clock, LogFunction } from "../../core/index.ts"
import { inSteps } from "../background/in-steps.ts"
import { type Rebuilding, RowRebuilder } from "./row-rebuilder.ts"

/** What {@link rebuildRows} needs. */
export interface RebuildRowsOptions extends Pick<Rebuilding, "writer"> {
  /** Opens the reader on first use. */
  readonly openReader: () => Promise<Rebuilding["reader"]>
  readonly clock: Clock
  readonly log: LogFunction
  /** Called when all rows are made: lists may have waited for them. */
  readonly onDone: () => void
}

/** Rebuilds rows from the archive that another version made, or that only the archive has, in small steps while new blocks are indexed. */
export function rebuildRows({ writer, openReader, clock, log, onDone }: RebuildRowsOptions): BackgroundTask {
  const { chainId } = writer
  let rebuilder: RowRebuilder | undefined
  let isTold = false
  let failure = ""

  async function step(): Promise<boolean> {
    if (rebuilder === undefined) {
      if ((await writer.rebuilding()) === undefined) return false
      rebuilder = new RowRebuilder({ writer, reader: await openReader() })
    }
    const done = await rebuilder.step()
    if (done === undefined) return false
    const rows = done.sources.join(", ")
    if (!isTold) log("info", "Rows are made of the archive", { chainId, rows, next: done.next, head: done.head })
    isTold = done.next <= done.head
    failure = ""
    if (isTold) return true
    rebuilder = undefined
    log("info", "All rows are made of the archive", { chainId, rows, head: done.head })
    onDone()
    return true
  }

  return inSteps({
    clock,
    step,
    onFailure: (error) => {
      rebuilder = undefined
      const reason = error instanceof Error ? error.message : String(error)
      // An incomplete archive stays incomplete, so the same failure is logged once.
      if (reason !== failure)
        log("warn", "Rows could not be made of the archive; it is tried again", { chainId, reason })
      failure = reason
    },
  })
}
