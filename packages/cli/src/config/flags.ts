import { type Command, Option } from "commander"
import type { ConfigSources } from "./load.ts"
import { headings, sections } from "./sections.ts"
import { allSettings, type FileSetting } from "./settings.ts"

/**
 * Adds the flags of some settings, and `--config`, to a command. The result returns the flags of the command line.
 *
 * @param wanted - members of the file, such as `indexer`, and single settings, such as `indexer.traces`.
 */
export function addSettings(command: Command, wanted: readonly string[]): () => Pick<ConfigSources, "file" | "flags"> {
  const given = new Map<string, string[]>()
  command.addOption(new Option("-c, --config <file>", "configuration file [default: serac.json, if present]"))
  for (const heading of headings) {
    for (const setting of allSettings) {
      if (sections[setting.group].heading !== heading) continue
      if (!wanted.includes(setting.group) && !wanted.includes(setting.path)) continue
      command.addOption(option(setting, given).helpGroup(heading))
    }
  }
  return () => ({ file: command.opts<{ config?: string }>().config, flags: given })
}

function option(setting: FileSetting, given: Map<string, string[]>): Option {
  const words = setting.description + fallbackWords(setting)
  return new Option(`${setting.flag} <${placeholder(setting)}>`, words).argParser((text) => {
    given.set(setting.path, [...(given.get(setting.path) ?? []), text])
    return text
  })
}

function fallbackWords({ schema, fallback }: FileSetting): string {
  const repeatable = schema.type === "array" ? ["repeatable"] : []
  // The default of an object is too long for a line; `serac.schema.json` has it.
  const standard = fallback === undefined || typeof fallback === "object" ? [] : [`default: ${fallback}`]
  const words = [...repeatable, ...standard].join("; ")
  return words === "" ? "" : ` [${words}]`
}

function placeholder({ path, schema }: FileSetting): string {
  const { placeholder, type, items } = schema
  if (placeholder !== undefined) return placeholder
  if (schema.format === "path" || items?.format === "path") return "file"
  const choices = schema.enum ?? items?.enum
  if (choices !== undefined) return choices.join("|")
  if (type === "object") return "json"
  if (type === "integer") return "number"
  return path.endsWith("host") ? "address" : "url"
}
