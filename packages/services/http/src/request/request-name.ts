import type { Values } from "./parameters.ts"

const hexadecimal = /^0x[0-9a-fA-F]+$/

/** What is asked for. The values stand in the document's order, with its defaults. */
export interface Asked {
  readonly operationId: string
  readonly path: Values
  readonly query: Values
}

/** Names a list: everything asked for but the page. Hexadecimal is one value in either letter case. */
export function listName({ operationId, path, query }: Asked): string {
  const { pageToken: _, pageSize: __, ...filters } = query
  return JSON.stringify([operationId, lowered(path), lowered(filters)])
}

/** Names a request of a list by the list's own name, or one that is no list's. */
export function requestName(list: string, { pageToken = "", pageSize = "" }: Values): string {
  return `${pageSize} ${pageToken} ${list}`
}

function lowered(values: Values): Values {
  const copy: Values = {}
  for (const name of Object.keys(values)) copy[name] = loweredValue(values[name])
  return copy
}

function loweredValue(value: unknown): unknown {
  if (typeof value === "string") return hexadecimal.test(value) ? value.toLowerCase() : value
  return Array.isArray(value) ? value.map(loweredValue) : value
}
