import { isObject } from "../document/json.ts"

const longestShownText = 120
const maxShownLines = 50
/** Limits for items of a list, members of an object and depth, from the most to the least detailed. */
const cuts = [
  { items: 2, members: 60, depth: 12 },
  { items: 1, members: 40, depth: 8 },
  { items: 1, members: 24, depth: 4 },
  { items: 1, members: 10, depth: 2 },
] as const

type Cut = (typeof cuts)[number]

export interface ShortenedJson {
  readonly json: string
  /** Whether parts were omitted; each is replaced by `"..."`. */
  readonly isCut: boolean
}

/** A JSON value for display: lists, long strings and deeply nested values are shortened until it fits on one or two screens. */
export function shortened(value: unknown): ShortenedJson {
  let json = ""
  for (const cut of cuts) {
    json = JSON.stringify(shorten(value, cut), null, 2) ?? "null"
    if (json.split("\n").length <= maxShownLines) break
  }
  return { json, isCut: json !== JSON.stringify(value, null, 2) }
}

function shorten(value: unknown, cut: Cut, depth = 0): unknown {
  if (typeof value === "string")
    return value.length > longestShownText ? `${value.slice(0, longestShownText - 16)}...` : value
  if (Array.isArray(value)) {
    if (value.length > 0 && depth >= cut.depth) return "..."
    const kept = value.slice(0, cut.items).map((item) => shorten(item, cut, depth + 1))
    return value.length > cut.items ? [...kept, "..."] : kept
  }
  if (!isObject(value)) return value
  const members = Object.entries(value)
  if (members.length > 0 && depth >= cut.depth) return "..."
  const kept = members.slice(0, cut.members).map(([name, member]) => [name, shorten(member, cut, depth + 1)])
  return Object.fromEntries(members.length > cut.members ? [...kept, ["...", "..."]] : kept)
}
