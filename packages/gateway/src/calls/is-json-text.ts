import { parseJson } from "@serac/wire/node"

/** Whether a text is valid JSON for a node. */
export function isJsonText(text: string): boolean {
  try {
    return parseJson(text) !== undefined
  } catch {
    return false
  }
}
