/** The effect of a change on users of the API. */
export type Severity = "breaking" | "additive" | "editorial"

/** One difference between two versions of a document. */
export interface Change {
  readonly severity: Severity
  /** The location in the document, as a JSON pointer (`/paths/~1v1~1chains/get/...`). */
  readonly path: string
  /** A description of the change, in one clause. */
  readonly message: string
}

/** Whether the value of a schema is sent by the caller (request) or by the server (response). */
export type Direction = "request" | "response"

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonTree
export interface JsonTree {
  readonly [name: string]: JsonValue | undefined
}

export const isJsonObject = (value: JsonValue | undefined): value is JsonTree =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const objectAt = (value: JsonValue | undefined): JsonTree => (isJsonObject(value) ? value : {})

export const arrayAt = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : [])

/** Appends keys to a JSON pointer. */
export const pointer = (base: string, ...names: readonly (string | number)[]): string =>
  names.reduce<string>((path, name) => `${path}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`, base)

const rank: Record<Severity, number> = { breaking: 2, additive: 1, editorial: 0 }

/** Orders changes for a reader: the highest severity first, then by their location. */
export const byRank = (a: Change, b: Change): number =>
  rank[b.severity] - rank[a.severity] || a.path.localeCompare(b.path)

/** The highest severity among the changes, or undefined if there are none. */
export function gravest(changes: readonly Change[]): Severity | undefined {
  return changes.reduce<Severity | undefined>(
    (worst, { severity }) => (worst === undefined || rank[severity] > rank[worst] ? severity : worst),
    undefined,
  )
}

/** A string that is equal for equal values, regardless of the order of their members. */
export function canonical(value: JsonValue | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`
  if (isJsonObject(value)) {
    const members = Object.keys(value)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`)
    return `{${members.join(",")}}`
  }
  return JSON.stringify(value ?? null)
}

export const same = (a: JsonValue | undefined, b: JsonValue | undefined): boolean => canonical(a) === canonical(b)

/** Removes duplicates. If a change applies to requests and responses with different severity, the higher one is kept. */
export function uniqueChanges(changes: readonly Change[]): Change[] {
  const kept = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.path} ${change.message}`
    const known = kept.get(key)
    if (known === undefined || rank[change.severity] > rank[known.severity]) kept.set(key, change)
  }
  return [...kept.values()]
}
