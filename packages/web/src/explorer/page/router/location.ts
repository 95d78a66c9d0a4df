import { computed, signal } from "@preact/signals"
import { keepScrollPositions, leaveEntry } from "./scroll.ts"

/** The current location in the app. */
export interface AppLocation {
  readonly path: string
  readonly query: URLSearchParams
}

const url = signal("/")

/** The current location; it changes with every navigation. */
export const appLocation = computed<AppLocation>(() => {
  const { pathname, search } = new URL(url.value, "http://app")
  return { path: pathname, query: new URLSearchParams(search) }
})

/** Follows the browser's history, and clicks on links of the app. */
export function beginNavigation(): void {
  const read = () => {
    url.value = location.pathname + location.search
  }
  read()
  addEventListener("popstate", read)
  keepScrollPositions()
  document.addEventListener("click", (event) => {
    const target = ownLink(event)
    if (target === undefined) return
    event.preventDefault()
    navigate(target)
  })
}

/** Navigates to a path of the app, with a new history entry. */
export function navigate(path: string): void {
  if (path === location.pathname + location.search) return
  leaveEntry()
  history.pushState(null, "", path)
  url.value = path
  scrollTo({ top: 0, behavior: "instant" })
}

/** Changes the query of the current location, and replaces the history entry. */
export function refine(changes: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams(appLocation.value.query)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return appLocation.value.path + (text === "" ? "" : `?${text}`)
}

/** Sets the location without a browser, for tests and for rendering to a string. */
export function showLocation(path: string): void {
  url.value = path
}

/** The path of a clicked link of the app; undefined for clicks that the browser handles, such as with a modifier key. */
function ownLink(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest("a") : null
  if (link === null || link.target !== "" || link.origin !== location.origin || !link.hasAttribute("data-own"))
    return undefined
  return link.pathname + link.search
}
