import { parse } from "node:querystring"

const none: Readonly<Record<string, string | string[] | undefined>> = Object.freeze(Object.create(null))

/** Parses a query without a limit of names, which would hide a repeated one: the request line is bounded already. */
export function parseQuery(text: string): Record<string, unknown> {
  return text === "" ? (none as Record<string, unknown>) : parse(text, "&", "=", { maxKeys: 0 })
}
