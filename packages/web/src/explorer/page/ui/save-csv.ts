import { render } from "preact"
import { csvOf } from "../data/csv.ts"
import { download } from "../data/download.ts"
import { pageFailure } from "../data/failure.ts"
import { grouped } from "../format/decimals.ts"
import { tableRows } from "./table-rows.ts"
import type { WholeList } from "./whole-list.ts"

/** Maximum rows of a file: each hundred is a request. */
const maxCsvRows = 5_000

interface SaveCsvOptions {
  /** The caption of the table, which names the file. */
  readonly caption: string
  /** The element with the table. */
  readonly section: HTMLElement | null
  /** The list that the table shows a page of; undefined if it has all rows. */
  readonly list: WholeList | undefined
  /** Receives the progress as words; empty at the end. */
  readonly tell: (words: string) => void
}

/** The running downloads by the element with their table. */
const running = new Map<HTMLElement, AbortController>()

/** Saves a table as a CSV file: the whole list, to a limit of rows, if the table is a page of one. Stops if it runs already. */
export async function saveCsv({ caption, section, list, tell }: SaveCsvOptions): Promise<void> {
  const table = section?.querySelector("table")
  if (!section || !table) return
  const other = running.get(section)
  if (other !== undefined) return other.abort()
  const abort = new AbortController()
  const { signal } = abort
  running.set(section, abort)
  try {
    const rows = [...tableRows(table)]
    if (list !== undefined) {
      rows.splice(1)
      const place = document.createElement("div")
      for await (const page of list.pages(signal)) {
        render(page, place)
        const read = place.querySelector("table")
        if (read !== null) rows.push(...tableRows(read).slice(1))
        tell(`${grouped(rows.length - 1)} rows …`)
        // Without its page, nobody waits for the file.
        if (!section.isConnected) abort.abort()
        if (rows.length > maxCsvRows || signal.aborted) break
      }
      render(null, place)
    }
    if (!signal.aborted) download(`${caption}.csv`, "text/csv", csvOf(rows.slice(0, maxCsvRows + 1)))
    tell(!signal.aborted && rows.length - 1 > maxCsvRows ? `CSV (the first ${grouped(maxCsvRows)} rows)` : "")
  } catch (error) {
    tell(signal.aborted ? "" : `CSV: ${pageFailure(error).words}`)
  }
  running.delete(section)
}
