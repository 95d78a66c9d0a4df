import { parseJson } from "@serac/wire/node"

/** Whether a text is JSON as nodes read it. */
export function isJsonText(text: string): boolean {
  try {
    return parseJson(text) !== undefined
  } catch {
    return false
  }
}
