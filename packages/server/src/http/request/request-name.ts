import type { Values } from "./values.ts"

const hexadecimal = /^0x[0-9a-fA-F]+$/

/**
 * Names a list: the operation, path, filters and body, without the page. Hexadecimal is one value in either letter case. The values are in the
 * document's order, with its defaults.
 *
 * @param body - undefined where the request has none
 */
export function listName(operationId: string, path: Values, query: Values, body: unknown): string {
  const { pageToken: _, pageSize: __, ...filters } = query
  return JSON.stringify([operationId, lowered(path), lowered(filters), ...(body === undefined ? [] : [body])])
}

/** Names a page of a list, or a request that is not for a list. */
export function pageName(list: string, { pageToken = "", pageSize = "" }: Values): string {
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
