import { effect, signal } from "@preact/signals"

/** Light, dark, or the system's setting. */
export type Theme = "auto" | "light" | "dark"

const themeStorageKey = "serac-theme"

/** The current theme; the browser remembers it. */
export const theme = signal<Theme>("auto")

/** Reads the remembered theme, and applies each later selection. */
export function beginTheme(): void {
  theme.value = storedTheme()
  effect(() => {
    const { dataset } = document.documentElement
    if (theme.value === "auto") delete dataset.theme
    else dataset.theme = theme.value
    try {
      localStorage.setItem(themeStorageKey, theme.value)
    } catch {
      // Without permission to store, the selection still applies to this page.
    }
  })
}

function storedTheme(): Theme {
  try {
    const text = localStorage.getItem(themeStorageKey)
    return text === "light" || text === "dark" ? text : "auto"
  } catch {
    return "auto"
  }
}
