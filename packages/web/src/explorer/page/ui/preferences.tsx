import { type Theme, theme } from "../../../ui/index.ts"
import { isAbsolute } from "./time.tsx"

const themes: Readonly<Record<Theme, string>> = { auto: "Auto", light: "Light", dark: "Dark" }

/** Settings for the display of times and colours. */
export function Preferences() {
  return (
    <div class="preferences">
      <Choice
        name="times"
        legend="Times"
        options={{ relative: "Relative", absolute: "UTC" }}
        chosen={isAbsolute.value ? "absolute" : "relative"}
        choose={(value) => {
          isAbsolute.value = value === "absolute"
        }}
      />
      <Choice
        name="theme"
        legend="Theme"
        options={themes}
        chosen={theme.value}
        choose={(value) => {
          theme.value = value as Theme
        }}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly legend: string
  /** The options and their labels. */
  readonly options: Readonly<Record<string, string>>
  readonly chosen: string
  readonly choose: (value: string) => void
}

function Choice({ name, legend, options, chosen, choose }: ChoiceProps) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, words]) => (
        <label key={value}>
          <input type="radio" class="hidden" name={name} checked={value === chosen} onChange={() => choose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
