import { useComputed, useSignal } from "@preact/signals"
import { type SearchEntry, searchReference } from "../model/search.ts"
import type { PageState } from "./state.ts"

/** Finds operations, parameters, schemas and errors of all documents; arrows choose, Enter goes there, Escape ends it. */
export function SearchBox({ state }: { readonly state: PageState }) {
  const query = useSignal("")
  const chosen = useSignal(0)
  const found = useComputed(() => (query.value.trim() === "" ? [] : searchReference(state.index(), query.value)))
  const hasFocus = useSignal(false)
  const isOpen = hasFocus.value && query.value.trim() !== ""
  const go = ({ link }: SearchEntry) => {
    query.value = ""
    location.hash = link
    // Also where the link is the one that is open already.
    state.isMenuOpen.value = false
  }
  // Which of several documents it is in.
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field that has the focus takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: it is told of as the field's active descendant
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

/** The field keeps the focus, without which there is no list to click into. */
function stay(event: Event) {
  event.preventDefault()
}
