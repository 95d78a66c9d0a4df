import type { BackgroundTask, Clock, LogFunction } from "../../core/index.ts"
import { inSteps } from "../background/in-steps.ts"
import { type Rebuilding, RowRebuilder } from "./row-rebuilder.ts"

/** What {@link rebuildRows} works with. */
export interface RebuildRowsOptions extends Pick<Rebuilding, "writer"> {
  /** Opens the reader, when it is first needed. */
  readonly openReader: () => Promise<Rebuilding["reader"]>
  readonly clock: Clock
  readonly log: LogFunction
  /** Called when all rows are made: lists may have waited for them. */
  readonly onDone: () => void
}

/**
 * Makes the rows of the archive that another version made, and those that only the archive has, a little at a time beside the blocks
 * that come.
 */
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
      // What the archive lacks it lacks tomorrow: that is said once.
      if (reason !== failure)
        log("warn", "Rows could not be made of the archive; it is tried again", { chainId, reason })
      failure = reason
    },
  })
}
