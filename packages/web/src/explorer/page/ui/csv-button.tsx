import type { RefObject } from "preact"
import { useContext, useState } from "preact/hooks"
import { WholeListContext } from "./whole-list.ts"

interface CsvButtonProps {
  readonly caption: string
  readonly section: RefObject<HTMLElement | null>
}

/** A button that saves a table as CSV: the whole list if the table is a page of one. Pressed again, it stops. */
export function CsvButton({ caption, section }: CsvButtonProps) {
  const list = useContext(WholeListContext)
  const [words, tell] = useState("")
  const save = () =>
    import("./save-csv.ts").then(
      ({ saveCsv }) => saveCsv({ caption, section: section.current, list, tell }),
      () => tell("CSV: its code was not loaded"),
    )
  return (
    <p class="csv">
      <button type="button" onClick={save}>
        {words || "CSV"}
        <span class="hidden"> of {caption}</span>
      </button>
    </p>
  )
}
