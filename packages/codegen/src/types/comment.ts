import { isObject } from "../document/json.ts"

/** The lines of the comment of a part of a document: what its type does not say. */
export function commentOf(part: unknown): readonly string[] {
  if (!isObject(part)) return []
  const { summary, deprecated, description, default: usual } = part
  return [
    ...(summary ? textLines(String(summary)) : []),
    ...(deprecated ? ["@deprecated"] : []),
    ...(description ? textLines(String(description)) : []),
    ...(usual === undefined
      ? []
      : textLines(`@default ${isObjectOrList(usual) ? JSON.stringify(usual, null, 2) : usual}`)),
  ]
}

function textLines(given: string): readonly string[] {
  return given
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
}

const isObjectOrList = (value: unknown) => typeof value === "object"
