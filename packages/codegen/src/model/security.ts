import {
  httpMethods,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  type SecurityRequirement,
  type SecurityScheme,
} from "../document/openapi.ts"
import type { Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import type { KeyModel, SchemesModel, SecurityModel } from "./model.ts"
import { filledIn } from "./server.ts"

type Alternatives = SchemesModel["usual"]

/** The security of a document, and of the operations that differ from the most frequent requirement. */
export interface DocumentSecurity {
  readonly model: SecurityModel | undefined
  /** @throws {CodegenError} when a client can send only some of the credentials that it requires */
  readonly ofOperation: (place: string, operation: OperationObject) => Alternatives | undefined
}

/**
 * The credentials of a client. If all operations require the same single scheme, it is the client's key; if they require
 * several, in combination or as alternatives, each is a separate credential. If no operation requires a scheme, an API-specific
 * key is preferred, since its name is only in the document.
 */
export function readSecurity(document: OpenApiDocument, resolver: Resolver): DocumentSecurity {
  const keys = new Map(
    Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, scheme]) => {
      const key = keyModel(resolver.resolve<SecurityScheme>(scheme), document)
      return key === undefined ? [] : [[name, key] as const]
    }),
  )
  const certificates = new Set(
    Object.entries(document.components?.securitySchemes ?? {}).flatMap(([name, scheme]) =>
      resolver.resolve<SecurityScheme>(scheme).type === "mutualTLS" ? [name] : [],
    ),
  )
  const alternativesOf = ({ security = document.security ?? [] }: OperationObject) =>
    alternatives(security, keys, certificates)
  const demands = operationsOf(document, resolver).map((operation) => alternativesOf(operation).sendable)
  const demanded = [...new Set(demands.flat(2))]
  const [only, another] = demanded
  if (only === undefined || (another === undefined && keys.get(only)?.kind !== "token"))
    return { model: only === undefined ? preferred([...keys.values()]) : keys.get(only), ofOperation: () => undefined }
  const usual = usualOf(demands)
  const model: SchemesModel = {
    kind: "schemes",
    schemes: Object.fromEntries(demanded.map((name) => [name, keys.get(name) as KeyModel])),
    usual,
    sets: distinct(demands.flat().filter((names) => names.length > 0)),
  }
  return {
    model,
    ofOperation: (place, operation) => {
      const { sendable, refused } = alternativesOf(operation)
      if (sendable.length === 0 && refused.some((names) => names.some((name) => keys.has(name))))
        throw new CodegenError(
          `${place}: wants ${refused.map((names) => names.join(" and ")).join(", or ")}, which a client cannot send together`,
        )
      return JSON.stringify(sendable) === JSON.stringify(usual) ? undefined : sendable
    },
  }
}

/** The sets of schemes that a client can send, with an empty one last, and those that it cannot. Certificates are left to the platform. */
function alternatives(
  security: readonly SecurityRequirement[],
  keys: ReadonlyMap<string, KeyModel>,
  certificates: ReadonlySet<string>,
): { readonly sendable: Alternatives; readonly refused: Alternatives } {
  const sets = security.map((requirement) => Object.keys(requirement).filter((name) => !certificates.has(name)))
  const isSendable = (names: readonly string[]) => {
    const places = names.map((name) => placeOf(keys.get(name)))
    return places.every((place, at) => place !== undefined && (place === "cookie" || places.indexOf(place) === at))
  }
  const sendable = sets.filter(isSendable)
  return {
    sendable: distinct([
      ...sendable.filter(({ length }) => length > 0),
      ...sendable.filter(({ length }) => length === 0),
    ]),
    refused: sets.filter((names) => !isSendable(names)),
  }
}

/** The location of a key in a request, which no other key of the request may have. */
function placeOf(key: KeyModel | undefined): string | undefined {
  if (key === undefined || key.kind === "cookie") return key?.kind
  if (key.kind === "query") return `query ${key.name}`
  return `header ${key.kind === "header" ? key.name.toLowerCase() : "authorization"}`
}

function operationsOf(document: OpenApiDocument, resolver: Resolver): readonly OperationObject[] {
  return Object.values(document.paths ?? {}).flatMap((reference) => {
    const item = resolver.resolve<PathItem>(reference)
    return httpMethods.flatMap((method) => item[method] ?? [])
  })
}

function usualOf(demands: readonly Alternatives[]): Alternatives {
  const counts = new Map<string, number>()
  for (const demand of demands) {
    const text = JSON.stringify(demand)
    counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const [first] = [...counts].filter(([text]) => text !== "[]").sort(([, a], [, b]) => b - a)
  return JSON.parse(first?.[0] ?? "[]")
}

function distinct(sets: Alternatives): Alternatives {
  return [...new Map(sets.map((names) => [JSON.stringify(names), names])).values()]
}

function preferred(keys: readonly KeyModel[]): KeyModel | undefined {
  const kinds = ["header", "query", "bearer", "token", "basic", "cookie"]
  const [first] = [...keys].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
  return first?.kind === "token" ? { kind: "bearer" } : first
}

function keyModel(
  { type, in: place, name, scheme, flows }: SecurityScheme,
  { servers = [] }: OpenApiDocument,
): KeyModel | undefined {
  if (type === "apiKey" && (place === "header" || place === "query" || place === "cookie") && name !== undefined)
    return { kind: place, name }
  const { tokenUrl, scopes } = (type === "oauth2" && flows?.clientCredentials) || {}
  const url = [undefined, servers[0] && filledIn(servers[0])].flatMap((base) =>
    tokenUrl && URL.canParse(tokenUrl, base) ? new URL(tokenUrl, base).href : [],
  )[0]
  if (url !== undefined) return { kind: "token", tokenUrl: url, scopes: Object.keys(scopes ?? {}) }
  if (type === "oauth2" || type === "openIdConnect") return { kind: "bearer" }
  if (type !== "http") return undefined
  const kind = scheme?.toLowerCase()
  return kind === "bearer" || kind === "basic" ? { kind } : undefined
}
