import { useState } from "preact/hooks"
import { maxLabelLength } from "../data/label-file.ts"
import { keepLabel, labelOf } from "../data/labels.ts"
import { appLocation } from "../router/location.ts"

/** The private label of the page's address or node, and whether it is watched. */
export function LabelEditor({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<string | undefined>(undefined)
  const { text = "", isWatched = false } = labelOf(id) ?? {}
  const change = (parts: { readonly text?: string; readonly isWatched?: boolean }) => {
    try {
      keepLabel({ id, path: appLocation.value.path, text, isWatched, ...parts })
      setFailure(undefined)
      setOpen(false)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }
  const save = (event: Event) => {
    event.preventDefault()
    change({ text: String(new FormData(event.currentTarget as HTMLFormElement).get("label") ?? "") })
  }
  return (
    <div class="label-editor">
      {isOpen ? (
        <form onSubmit={save}>
          <label>
            <span>Private label</span>
            {/* biome-ignore lint/a11y/noAutofocus: the field appears when its button is pressed. */}
            <input class="input" name="label" value={text} maxLength={maxLabelLength} autocomplete="off" autoFocus />
          </label>
          <button type="submit" class="button primary">
            Keep
          </button>
          <button type="button" class="button" onClick={() => setOpen(false)}>
            Cancel
          </button>
        </form>
      ) : (
        <>
          {text === "" ? null : <span class="own-label">{text}</span>}
          <button type="button" class="button" onClick={() => setOpen(true)} title="Kept in this browser only">
            {text === "" ? "Add a private label" : "Change the label"}
          </button>
          <button
            type="button"
            class="button"
            aria-pressed={isWatched}
            onClick={() => change({ isWatched: !isWatched })}
          >
            {isWatched ? "Watched" : "Watch"}
          </button>
        </>
      )}
      {failure === undefined ? null : (
        <p class="notice" role="alert">
          The label was not kept: {failure}.
        </p>
      )}
    </div>
  )
}
