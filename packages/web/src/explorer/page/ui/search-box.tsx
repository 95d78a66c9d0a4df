import { search } from "@serac/data"
import { useEffect, useId, useRef, useState } from "preact/hooks"
import { dataClient } from "../data/client.ts"
import { useData } from "../data/use-data.ts"
import { navigate } from "../router/location.ts"
import { pathOfResult } from "../router/route.ts"
import { Icon } from "./icon.tsx"
import { ResultLine } from "./result-line.tsx"

/** Milliseconds without input after which the search starts. */
const inputPauseMs = 180
/** Maximum number of suggestions; the search page shows all results. */
const maxSuggestions = 8

/** The search field for an ID, an address, a height, or the beginning of a name or of a word in it. */
export function SearchBox() {
  const [text, setText] = useState("")
  const [query, setQuery] = useState("")
  const [chosen, choose] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), inputPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  useSlash(field)
  const { value, failure } = useData(query === "" ? undefined : `search ${query}`, (signal) =>
    search(dataClient(), { query }, { signal }),
  )
  const results = value?.results.slice(0, maxSuggestions) ?? []
  const go = (path: string) => {
    setOpen(false)
    setText("")
    field.current?.blur()
    navigate(path)
  }
  const submit = async (event: Event) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted === "") return
    const picked = results[chosen]
    if (picked !== undefined) return go(pathOfResult(picked.path))
    // After a paste and Enter the result may not be in the list yet, so it is requested at once.
    const found = wanted === query ? value : await search(dataClient(), { query: wanted }).catch(() => undefined)
    const [only, ...others] = found?.results ?? []
    go(
      only !== undefined && others.length === 0
        ? pathOfResult(only.path)
        : `/search?query=${encodeURIComponent(wanted)}`,
    )
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && results.length > 0) {
      event.preventDefault()
      setOpen(true)
      choose((chosen + step + results.length + (chosen === -1 && step === -1 ? 1 : 0)) % results.length)
    }
    if (event.key === "Escape") setOpen(false)
  }
  const isShown = isOpen && query !== "" && (value !== undefined || failure !== undefined)
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not have `<search>`.
    <form class="search" role="search" onSubmit={submit}>
      <Icon name="search" />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search by ID, address, height or name"
        aria-expanded={isShown}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={chosen === -1 ? undefined : `${list}-${chosen}`}
        autocomplete="off"
        spellcheck={false}
        placeholder="Address, hash, block, NodeID, name"
        value={text}
        onInput={(event) => {
          setText(event.currentTarget.value)
          choose(-1)
          setOpen(true)
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <span class="key" aria-hidden="true">
        /
      </span>
      <div class={isShown ? "found" : "hidden"} role="status">
        {isShown && results.length === 0 ? (
          <p>{failure?.words ?? value?.mistake ?? "Nothing is indexed under this."}</p>
        ) : null}
      </div>
      <div id={list} role="listbox" aria-label="Found" class={isShown && results.length > 0 ? "found" : "hidden"}>
        {isShown
          ? results.map((result, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
              <div
                key={result.path}
                id={`${list}-${at}`}
                role="option"
                aria-selected={at === chosen}
                tabIndex={-1}
                // Keeps the focus in the field until the click is done.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => go(pathOfResult(result.path))}
              >
                <ResultLine result={result} />
              </div>
            ))
          : null}
      </div>
    </form>
  )
}

/** The key `/` focuses the search, except within fields. */
function useSlash(field: { readonly current: HTMLInputElement | null }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isField = target instanceof HTMLElement && target.matches("input, textarea, select")
      if (key !== "/" || isField || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      field.current?.focus()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [field])
}
