import { search } from "@serac/data"
import { useEffect, useId, useRef, useState } from "preact/hooks"
import { dataClient } from "../data/client.ts"
import { useData } from "../data/use-data.ts"
import { navigate } from "../router/location.ts"
import { pathOfResult } from "../router/route.ts"
import { Icon } from "./icon.tsx"
import { ResultLine } from "./result-line.tsx"

/** Milliseconds of quiet after which what was typed is looked for. */
const inputPauseMs = 180
/** More results are on the page of the search. */
const maxSuggestions = 8

/** Looks for anything: an ID, an address, a height, or the beginning of a name. */
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
    // Whoever pastes and presses Enter is not to wait for the list.
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
    // biome-ignore lint/a11y/useSemanticElements: `<search>` is younger than the browsers that are supported.
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
        {isShown && results.length === 0 ? <p>{failure?.words ?? "Nothing is indexed under this."}</p> : null}
      </div>
      <div id={list} role="listbox" aria-label="Found" class={isShown && results.length > 0 ? "found" : "hidden"}>
        {isShown
          ? results.map((result, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose.
              <div
                key={result.path}
                id={`${list}-${at}`}
                role="option"
                aria-selected={at === chosen}
                tabIndex={-1}
                // The field is to keep the focus until the click is done.
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

/** The key `/` goes to the search from anywhere but fields. */
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
