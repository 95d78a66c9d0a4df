import { readFileSync } from "node:fs"
import { join } from "node:path"
import { repository } from "../repository.ts"
import { amount } from "./amount.ts"
import type { Unit } from "./constant.ts"

interface SettingSchema {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly default?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly properties?: Readonly<Record<string, SettingSchema>>
  readonly definitions?: Readonly<Record<string, SettingSchema>>
}

/** A row for each number that can be set in `serac.json`, ports excepted: its name, meaning, default and range. */
export function settingRows(): readonly (readonly string[])[] {
  const schema = JSON.parse(readFileSync(join(repository, "packages/cli/serac.schema.json"), "utf8")) as SettingSchema
  const walk = (node: SettingSchema, prefix: string): readonly (readonly string[])[] =>
    Object.entries(node.properties ?? {}).flatMap(([name, given]) => {
      const child = { ...schema.definitions?.[given.$ref?.split("/").at(-1) ?? ""], ...given }
      if (child.properties !== undefined) return walk(child, `${prefix}${name}.`)
      return child.type === "integer" && name !== "port" ? [row(`${prefix}${name}`, child)] : []
    })
  return walk(schema, "")
}

function row(
  path: string,
  { description = "", default: usual, minimum = 0, maximum = 0 }: SettingSchema,
): readonly string[] {
  const unit = unitOf(description)
  const range = `${amount(minimum, unit)} to ${amount(maximum, unit)}`
  return [`\`${path}\``, description, usual === undefined ? "none" : amount(usual, unit), range]
}

/** The unit that a description names. */
function unitOf(description: string): Unit {
  if (/milliseconds/.test(description)) return "ms"
  if (/\bseconds\b/.test(description)) return "s"
  return /\bbytes\b/.test(description) ? "bytes" : ""
}
