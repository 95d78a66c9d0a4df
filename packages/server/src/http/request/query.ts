import { parse } from "node:querystring"
import type { Raw } from "./parameters.ts"

/** An unparsed query; it is parsed only where the URL was not read before. */
export interface QueryText {
  readonly text: string
}

/** Keeps the query unparsed. */
export function keepQuery(text: string): Record<string, unknown> {
  return { text } satisfies QueryText
}

const noQuery: Readonly<Record<string, Raw>> = Object.freeze(Object.create(null))

/** Parses a query without a limit of names, since a limit could hide a repeated name: the length of the request line is limited already. */
export function parseQuery(text: string): Readonly<Record<string, Raw>> {
  return text === "" ? noQuery : parse(text, "&", "=", { maxKeys: 0 })
}
