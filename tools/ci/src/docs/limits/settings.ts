import { allSettings, type FileSetting } from "@serac/cli/settings"
import { amount } from "./amount.ts"

/** A row for each numeric setting of `serac.json` except ports: its name, meaning, default and range. */
export function settingRows(): readonly (readonly string[])[] {
  return allSettings.filter(({ path, schema }) => schema.type === "integer" && !/\bport$/.test(path)).map(row)
}

function row({ path, description, schema }: FileSetting): readonly string[] {
  const { default: usual, minimum = 0, maximum = 0, unit = "" } = schema
  const range = `${amount(minimum, unit)} to ${amount(maximum, unit)}`
  return [`\`${path}\``, description, typeof usual === "number" ? amount(usual, unit) : "none", range]
}
