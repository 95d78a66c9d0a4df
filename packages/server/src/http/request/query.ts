import { parse } from "node:querystring"
import type { Raw } from "./parameters.ts"

/** A query that is parsed only where a request was not read before. */
export interface QueryText {
  readonly text: string
}

/** Keeps the query as it came. */
export function keepQuery(text: string): Record<string, unknown> {
  return { text } satisfies QueryText
}

const noQuery: Readonly<Record<string, Raw>> = Object.freeze(Object.create(null))

/** Parses a query without a limit of names, which would hide a repeated one: the request line is bounded already. */
export function parseQuery(text: string): Readonly<Record<string, Raw>> {
  return text === "" ? noQuery : parse(text, "&", "=", { maxKeys: 0 })
}
