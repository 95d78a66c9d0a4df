import { type CallFacts, InvalidParameterError } from "@serac/http-client/runtime"
import { defaultPathSerializer } from "openapi-fetch"
import type { RestOperation } from "./operation.ts"
import { isGiven, queryPairs, scalar } from "./query.ts"

/** The flat parameters of a call, each put where the operation wants it. */
export interface RequestParts {
  /** The path with its parameters filled in, and the query. */
  readonly target: string
  readonly header: Readonly<Record<string, string>>
  /** JSON; bigint is written as a string of decimal digits. */
  readonly body: string | undefined
}

/** @throws InvalidParameterError naming a parameter that is unknown, missing or unfit for a URL */
export function requestParts(operation: RestOperation, parameters: object, call: CallFacts): RequestParts {
  const values = parameters as Readonly<Record<string, unknown>>
  const header: Record<string, string> = {}
  const query: string[] = []
  const inPath: Record<string, string> = {}
  let body: string | undefined

  const named = <T>(parameter: string, place: () => T): T => {
    try {
      return place()
    } catch (error) {
      throw new InvalidParameterError({ ...call, parameter }, (error as Error).message)
    }
  }
  for (const [, name = ""] of operation.path.matchAll(/{(.+?)}/g))
    named(name, () => {
      const value = values[name]
      if (!isGiven(value) || value === "") throw new TypeError("is missing")
      // Percent-encoding does not help: a URL resolves these two in any spelling.
      if (value === "." || value === "..") throw new TypeError("would lead to another path")
      inPath[name] = scalar(value)
    })
  for (const [name, value] of Object.entries(values)) {
    if (!isGiven(value) || Object.hasOwn(inPath, name)) continue
    named(name, () => {
      if (operation.query?.includes(name)) query.push(...queryPairs(name, value, operation.styles?.[name]))
      else if (operation.header?.includes(name)) header[name] = String(value)
      else if (name === "body" && operation.method !== "GET") body = JSON.stringify(value, decimal)
      else throw new TypeError("is not a parameter")
    })
  }
  const path = defaultPathSerializer(operation.path, inPath)
  return { target: path + (query.length ? `?${query.join("&")}` : ""), header, body }
}

const decimal = (_: string, value: unknown) => (typeof value === "bigint" ? String(value) : value)
