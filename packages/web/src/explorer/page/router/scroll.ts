/** Milliseconds between two looks at the scroll position while it changes: browsers limit how often a history entry may be written. */
const saveEvery = 150
/** Milliseconds within which a page has its content, or starts at its top. */
const restoreWithin = 5_000
/** Milliseconds for which the page keeps its length once it is long enough: the page before may still be shown. */
const settledMs = 400

let saving: ReturnType<typeof setTimeout> | undefined
let stopRestoring: (() => void) | undefined

/**
 * Keeps the scroll position of each history entry, and restores it when the user comes back. A browser restores it before a page's data have
 * come, when the page is too short for it.
 */
export function keepScrollPositions(): void {
  history.scrollRestoration = "manual"
  restore()
  addEventListener("popstate", () => {
    clearTimeout(saving)
    saving = undefined
    restore()
  })
  addEventListener(
    "scroll",
    () => {
      if (stopRestoring === undefined) saving ??= setTimeout(save, saveEvery)
    },
    { passive: true },
  )
}

/** Saves the position of the current entry; to be called before another one is pushed. */
export function leaveEntry(): void {
  stopRestoring?.()
  save()
}

function save(): void {
  clearTimeout(saving)
  saving = undefined
  history.replaceState({ top: scrollY }, "")
}

/** Scrolls to the position of the current entry as soon as the page is long enough, unless the user scrolls first. */
function restore(): void {
  stopRestoring?.()
  const { top = 0 } = (history.state ?? {}) as { readonly top?: number }
  if (top === 0) {
    scrollTo({ top, behavior: "instant" })
    return
  }
  const ended = new AbortController()
  let settling: ReturnType<typeof setTimeout> | undefined
  const sizes = new ResizeObserver(() => {
    scrollTo({ top, behavior: "instant" })
    clearTimeout(settling)
    if (Math.abs(scrollY - top) < 2) settling = setTimeout(() => stopRestoring?.(), settledMs)
  })
  const timer = setTimeout(() => stopRestoring?.(), restoreWithin)
  stopRestoring = () => {
    ended.abort()
    sizes.disconnect()
    clearTimeout(timer)
    clearTimeout(settling)
    stopRestoring = undefined
  }
  for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"])
    addEventListener(kind, () => stopRestoring?.(), { passive: true, signal: ended.signal })
  // It is called at once, and whenever the length of the page changes.
  sizes.observe(document.body)
}
