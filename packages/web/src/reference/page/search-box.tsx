import { useComputed, useSignal } from "@preact/signals"
import { type SearchEntry, searchReference } from "../model/search.ts"
import type { PageState } from "./state.ts"

/** Searches operations, parameters, schemas and errors of all documents. Arrow keys select, Enter opens, Escape closes. */
export function SearchBox({ state }: { readonly state: PageState }) {
  const query = useSignal("")
  const chosen = useSignal(0)
  const found = useComputed(() => (query.value.trim() === "" ? [] : searchReference(state.index(), query.value)))
  const hasFocus = useSignal(false)
  const isOpen = hasFocus.value && query.value.trim() !== ""
  const go = ({ link }: SearchEntry) => {
    query.value = ""
    location.hash = link
    // Closes the menu even if the link is the current page.
    state.isMenuOpen.value = false
  }
  // The kind of an entry, with its document if there are several.
  const kindOf = ({ kind, link }: SearchEntry) => {
    const { title = "" } = state.documents.find(({ name }) => link.startsWith(`/${encodeURIComponent(name)}/`)) ?? {}
    return state.documents.length === 1 ? kind : `${title} · ${kind}`
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entry = found.value[chosen.value]
    if (step !== undefined && isOpen) {
      const count = Math.max(1, found.value.length)
      chosen.value = (chosen.value + step + count) % count
      document.getElementById(`found-${chosen.value}`)?.scrollIntoView({ block: "nearest" })
    } else if (event.key === "Enter" && entry !== undefined) go(entry)
    else if (event.key === "Escape" && isOpen) {
      query.value = ""
      event.stopPropagation()
    } else return
    event.preventDefault()
  }
  return (
    <search class="search">
      <label class="hidden" for="search">
        Search operations, parameters, schemas and errors
      </label>
      <input
        id="search"
        class="input"
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="found"
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.value.length > 0 ? `found-${chosen.value}` : undefined}
        placeholder="Search"
        autocomplete="off"
        spellcheck={false}
        value={query.value}
        onInput={({ currentTarget }) => {
          query.value = currentTarget.value
          chosen.value = 0
        }}
        onFocus={() => {
          hasFocus.value = true
        }}
        onBlur={() => {
          hasFocus.value = false
        }}
        onKeyDown={press}
      />
      <kbd class="key">/</kbd>
      <div id="found" role="listbox" aria-label="Found" class="found" hidden={!isOpen}>
        {found.value.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the focused field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: it is the field's active descendant
          <div
            id={`found-${index}`}
            role="option"
            aria-selected={index === chosen.value}
            onMouseDown={stay}
            onClick={() => go(entry)}
          >
            <span class="found-title">{entry.title}</span>
            <span class="found-kind">{kindOf(entry)}</span>
            <span class="found-about">{entry.about}</span>
          </div>
        ))}
      </div>
      <p class="found-none" role="status" hidden={!isOpen || found.value.length > 0}>
        {isOpen && found.value.length === 0 ? `Nothing has “${query.value.trim()}”.` : ""}
      </p>
    </search>
  )
}

/** Keeps the focus in the field: without it the list of results would close before the click. */
function stay(event: Event) {
  event.preventDefault()
}
