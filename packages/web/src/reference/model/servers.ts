import { filledIn, isObject, type JsonObject, type Server } from "@serac/codegen/samples"
import { arrayItems } from "./array-items.ts"
import { type Lookup, stringOrEmpty } from "./lookup.ts"
import type { Reference, ReferenceOperation } from "./reference.ts"

/** A server of an operation. */
export interface ServerModel {
  /** Scheme, host and port; empty if the document does not specify them. */
  readonly origin: string
  /** The path after the origin, with variables in braces: `/ext/bc/{blockchainID}/rpc`. */
  readonly path: string
  readonly description: string
  readonly variables: readonly ServerVariable[]
}

/** A variable of a server's path. */
export interface ServerVariable {
  readonly name: string
  readonly default: string
  readonly description: string
  readonly values: readonly string[]
}

/** The servers of an operation: its own, or else its path's or the document's. */
export function serversOf(
  { document, lookup }: Reference,
  { source, item }: ReferenceOperation,
): readonly ServerModel[] {
  const lists = [source.servers, item.servers, document.servers].map(arrayItems)
  const servers = lists.find((list) => list.length > 0) ?? []
  const read = servers
    .map((server) => serverModel(lookup, lookup.object(server)))
    .filter((server) => server !== undefined)
  return read.length === 0 ? [{ origin: "", path: "", description: "", variables: [] }] : read
}

function serverModel(lookup: Lookup, server: JsonObject): ServerModel | undefined {
  const url = stringOrEmpty(server.url)
  const variables = documentVariables(lookup, server)
  // An origin with variables is replaced by the user as a whole: `{nodeUrl}/ext/bc/X`, `https://{region}.example/v1`.
  const [, base = "", path = ""] = /^(\{[^/}]+\}|[a-z][a-z0-9+.-]*:\/\/[^/]*)?(.*)$/is.exec(url) ?? []
  const values = Object.fromEntries(variables.map(({ name, default: value }) => [name, { default: value }]))
  const filled = filledIn({ url: base, variables: values } as Server)
  const origin = /^(https?|wss?):\/\/[^/?#\s{}]+$/i.test(filled) && URL.canParse(filled) ? new URL(filled).origin : ""
  if (base !== "" && origin === "" && !base.startsWith("{")) return undefined
  const below = origin === "" ? "" : new URL(filled).pathname.replace(/\/$/, "")
  return {
    origin,
    path: `${below}${path}`.replace(/\/$/, ""),
    description: stringOrEmpty(server.description) || stringOrEmpty(server.summary),
    variables: variables.filter(({ name }) => path.includes(`{${name}}`)),
  }
}

function documentVariables(lookup: Lookup, server: JsonObject): readonly ServerVariable[] {
  const variables = isObject(server.variables) ? server.variables : {}
  return Object.entries(variables).map(([name, reference]) => {
    const variable = lookup.object(reference)
    const values = arrayItems(variable.enum).map(stringOrEmpty)
    return { name, default: stringOrEmpty(variable.default), description: stringOrEmpty(variable.description), values }
  })
}

/** A path with its variables filled in and escaped. */
export function filledPath(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value === undefined || value === "" ? whole : encodeURIComponent(value)
  })
}
