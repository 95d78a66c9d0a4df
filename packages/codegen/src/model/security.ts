import { httpMethods, type OpenApiDocument, type PathItem, type SecurityScheme } from "../document/openapi.ts"
import type { Resolver } from "../document/resolve.ts"
import { CodegenError } from "../error.ts"
import type { KeyModel, SecurityModel } from "./model.ts"

type Scheme = readonly [name: string, scheme: SecurityScheme]

/** An operation, and the sets of schemes of which it wants one. */
interface Demand {
  readonly label: string
  readonly alternatives: readonly (readonly string[])[]
}

/**
 * Where the credentials of a client go. Of several schemes a key of the API's own comes first, since only the document
 * knows its name; bearer tokens and passwords have their place in HTTP. Where operations want several keys at once, all of them.
 *
 * @throws {CodegenError} when an operation wants several at once of which a client can send only some
 */
export function securityOf(document: OpenApiDocument, resolver: Resolver): SecurityModel | undefined {
  const schemes = Object.entries(document.components?.securitySchemes ?? {}).map(
    ([name, scheme]): Scheme => [name, resolver.resolve<SecurityScheme>(scheme)],
  )
  const demands = demandsOf(document, resolver)
  const byName = new Map(schemes)
  const several = severalOf(byName, demands)
  if (several !== undefined) return several
  // One key does where an operation would take it without others.
  const alone = demands.flatMap(({ alternatives }) => alternatives.filter((one) => keysIn(byName, one).length === 1))
  const demanded = new Set(alone.flat())
  const inUse = demanded.size === 0 ? schemes : schemes.filter(([name]) => demanded.has(name))
  const known = inUse.flatMap(([, scheme]) => keyModel(scheme) ?? [])
  const kinds = ["header", "query", "bearer", "basic"]
  return known.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0]
}

/** What the operations demand; each may have words of its own in the place of the document's. */
function demandsOf(document: OpenApiDocument, resolver: Resolver): readonly Demand[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, reference]) => {
    const item = resolver.resolve<PathItem>(reference)
    return httpMethods.flatMap((method) => {
      const operation = item[method]
      if (operation === undefined) return []
      // An empty one says that credentials may be left out.
      const alternatives = (operation.security ?? document.security ?? [])
        .map((requirement) => Object.keys(requirement))
        .filter((names) => names.length > 0)
      return { label: `${method.toUpperCase()} ${path}`, alternatives }
    })
  })
}

/** The keys that operations want together, where there is none of them that one key would do for. */
function severalOf(
  schemes: ReadonlyMap<string, SecurityScheme>,
  demands: readonly Demand[],
): SecurityModel | undefined {
  const kindOfName = (name: string) => keyModel(schemes.get(name) ?? { type: "" })
  const wanting = demands
    .map(({ label, alternatives }) => ({ label, alternatives: alternatives.map((one) => keysIn(schemes, one)) }))
    .filter(({ alternatives }) => alternatives.length > 0 && alternatives.every((keys) => keys.length > 1))
  const isKnown = (keys: readonly string[]) => keys.every((name) => kindOfName(name) !== undefined)
  const [names = []] = wanting.flatMap(({ alternatives }) => alternatives.filter(isKnown))
  for (const { label, alternatives } of wanting)
    if (!alternatives.some((keys) => keys.every((name) => names.includes(name))))
      throw new CodegenError(
        `${label}: wants ${alternatives.map((keys) => keys.join(" and ")).join(", or ")}, which a client cannot send together`,
      )
  if (names.length === 0) return undefined
  return { kind: "several", keys: Object.fromEntries(names.map((name) => [name, kindOfName(name) as KeyModel])) }
}

/** Without certificates, which `fetch` has, and bearer tokens, which every client can send beside a key. */
function keysIn(schemes: ReadonlyMap<string, SecurityScheme>, alternative: readonly string[]): readonly string[] {
  const keys = alternative.filter((name) => schemes.get(name)?.type !== "mutualTLS")
  const own = keys.filter((name) => keyModel(schemes.get(name) ?? { type: "" })?.kind !== "bearer")
  return own.length === 0 ? keys.slice(0, 1) : own
}

function keyModel({ type, in: place, name, scheme }: SecurityScheme): KeyModel | undefined {
  if (type === "apiKey" && (place === "header" || place === "query") && name !== undefined) return { kind: place, name }
  if (type === "oauth2" || type === "openIdConnect") return { kind: "bearer" }
  if (type !== "http") return undefined
  const kind = scheme?.toLowerCase()
  return kind === "bearer" || kind === "basic" ? { kind } : undefined
}
