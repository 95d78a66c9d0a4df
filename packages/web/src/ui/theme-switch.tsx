import { type Theme, theme } from "./theme.ts"

const themeLabels: Readonly<Record<Theme, string>> = { auto: "As the system", light: "Light", dark: "Dark" }

/** Selects the theme. */
export function ThemeSwitch() {
  return (
    <fieldset class="themes">
      <legend class="hidden">Theme</legend>
      {Object.entries(themeLabels).map(([value, name]) => (
        <label title={name}>
          <input
            type="radio"
            name="theme"
            class="hidden"
            checked={theme.value === value}
            onChange={() => {
              theme.value = value as Theme
            }}
          />
          <span>{value === "auto" ? "Auto" : name}</span>
        </label>
      ))}
    </fieldset>
  )
}
