import { effect, signal } from "@preact/signals"

/** Light, dark, or as the system has it. */
export type Theme = "auto" | "light" | "dark"

const themeStorageKey = "serac-theme"

/** The theme that is shown; it is remembered by the browser. */
export const theme = signal<Theme>("auto")

/** Reads the theme that is remembered, and shows each that is chosen from now on. */
export function beginTheme(): void {
  theme.value = storedTheme()
  effect(() => {
    const { dataset } = document.documentElement
    if (theme.value === "auto") delete dataset.theme
    else dataset.theme = theme.value
    try {
      localStorage.setItem(themeStorageKey, theme.value)
    } catch {
      // A page that may not store anything shows what was chosen all the same.
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
