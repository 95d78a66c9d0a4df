/** Dimensions that requests can be grouped and filtered by. */
export type Dimension =
  | "requestType"
  | "requestPath"
  | "responseCode"
  | "chainId"
  | "apiKeyId"
  | "rpcMethod"
  | "country"
  | "continent"
  | "userAgent"
  | "rlBypassToken"

/** A group of requests that are counted together: those of one subject with equal dimensions. */
export interface Cell {
  readonly subject: string
  /** The names of the dimensions, and the value of each. */
  readonly names: readonly Dimension[]
  readonly values: readonly string[]
}

/** The value of a dimension that a request does not have, such as the chain of a request without one. */
export const absentDimension = "none"

/** The value that replaces all others when a dimension has too many. */
export const other = "other"

/** Dimensions with few values, whatever callers send. */
const few: ReadonlySet<Dimension> = new Set(["requestType", "responseCode"])

/** The key of a cell within its interval. */
export function cellKey({ subject, values }: Cell): string {
  return `${subject}\0${values.join("\0")}`
}

/** The cell that counts requests for which an interval has no room. */
export function overflowOf({ names, ...cell }: Cell): Cell {
  return {
    ...cell,
    names,
    values: names.map((name, at) => (few.has(name) ? (cell.values[at] ?? absentDimension) : other)),
  }
}

/** A cell's dimensions as they are stored. */
export function cellJson({ names, values }: Cell): string {
  return JSON.stringify(Object.fromEntries(names.map((name, at) => [name, values[at]])))
}

/** The dimensions that {@link cellJson} wrote. */
export function dimensionsOf(text: string): Readonly<Partial<Record<Dimension, string>>> {
  return JSON.parse(text) as Readonly<Partial<Record<Dimension, string>>>
}
