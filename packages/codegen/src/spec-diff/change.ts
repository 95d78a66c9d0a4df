/** How much a change asks of the people who use the API. */
export type Severity = "breaking" | "additive" | "editorial"

/** One difference between two versions of a document. */
export interface Change {
  readonly severity: Severity
  /** Where in the document, as a JSON pointer (`/paths/~1v1~1chains/get/...`). */
  readonly path: string
  /** What changed, in one clause. */
  readonly message: string
}

/** Who writes the value that a schema describes: the caller (request) or the server (response). */
export type Direction = "request" | "response"

export type JsonValue = null | boolean | number | string | readonly JsonValue[] | JsonTree
export interface JsonTree {
  readonly [name: string]: JsonValue | undefined
}

export const isJsonObject = (value: JsonValue | undefined): value is JsonTree =>
  typeof value === "object" && value !== null && !Array.isArray(value)

export const objectAt = (value: JsonValue | undefined): JsonTree => (isJsonObject(value) ? value : {})

export const arrayAt = (value: JsonValue | undefined): readonly JsonValue[] => (Array.isArray(value) ? value : [])

/** Appends member names to a JSON pointer. */
export const pointer = (base: string, ...names: readonly (string | number)[]): string =>
  names.reduce<string>((path, name) => `${path}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`, base)

const rank: Record<Severity, number> = { breaking: 2, additive: 1, editorial: 0 }

/** The gravest severity among the changes, or undefined when there are none. */
export function gravest(changes: readonly Change[]): Severity | undefined {
  return changes.reduce<Severity | undefined>(
    (worst, { severity }) => (worst === undefined || rank[severity] > rank[worst] ? severity : worst),
    undefined,
  )
}

/** A text that is equal for equal values, whatever the order of their members. */
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

/** Keeps one of what is reached by several ways: the gravest, where a request and an answer judge it differently. */
export function uniqueChanges(changes: readonly Change[]): Change[] {
  const kept = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.path} ${change.message}`
    const known = kept.get(key)
    if (known === undefined || rank[change.severity] > rank[known.severity]) kept.set(key, change)
  }
  return [...kept.values()]
}
