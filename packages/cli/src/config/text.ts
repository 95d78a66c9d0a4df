import type { DeclaredSchema } from "./declared-schema.ts"
import type { FileSetting } from "./settings.ts"

/**
 * Parses a setting's value from the texts of a flag or variable. An unparsable text is returned unchanged, so that the
 * schema reports the error.
 */
export function readTexts(setting: FileSetting, texts: readonly string[]): unknown {
  if (setting.path === "chains") return texts.map((text) => ({ rpcUrls: split(text, ",") }))
  if (setting.path === "node") return texts.flatMap((text) => split(text, ","))
  if (setting.path === "abis") return texts.map((path) => ({ path }))
  if (setting.schema.type === "array") return texts.map((text) => readText(setting.schema.items ?? {}, text))
  return readText(setting.schema, texts.at(-1) ?? "")
}

/** Parses a setting's value from one text, in which a list has separators: spaces for chains, else commas. */
export function readVariable(setting: FileSetting, text: string): unknown {
  if (setting.schema.type !== "array") return readTexts(setting, [text])
  return readTexts(setting, split(text, setting.path === "chains" ? /\s+/ : ","))
}

function readText(schema: DeclaredSchema, text: string): unknown {
  if (schema.type === "object") return readJson(text)
  return schema.type === "integer" && /^-?\d+$/.test(text) ? Number(text) : text
}

function split(text: string, separator: string | RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== "")
}

/** Parses JSON; other text is returned unchanged, for which the schema reports that it is not an object. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
