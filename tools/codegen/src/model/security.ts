import { httpMethods, type OpenApiDocument, type PathItem, type SecurityScheme } from "../document/openapi.ts"
import type { Resolver } from "../document/resolve.ts"
import type { SecurityModel } from "./model.ts"

/**
 * Where the credentials of a client go. Of several schemes a key of the API's own comes first, since only the document
 * knows its name; bearer tokens and passwords have their place in HTTP.
 */
export function securityOf(document: OpenApiDocument, resolver: Resolver): SecurityModel | undefined {
  const schemes = Object.entries(document.components?.securitySchemes ?? {})
  const demanded = new Set(requirementsOf(document, resolver).flatMap((requirement) => Object.keys(requirement)))
  const inUse = demanded.size === 0 ? schemes : schemes.filter(([name]) => demanded.has(name))
  const known = inUse.flatMap(([, scheme]) => kindOf(resolver.resolve<SecurityScheme>(scheme)) ?? [])
  const kinds = ["header", "query", "bearer", "basic"]
  return known.sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))[0]
}

/** What the operations demand; each may have words of its own in the place of the document's. */
function requirementsOf(document: OpenApiDocument, resolver: Resolver): readonly object[] {
  const operations = Object.values(document.paths ?? {}).flatMap((reference) => {
    const item = resolver.resolve<PathItem>(reference)
    return httpMethods.flatMap((method) => item[method] ?? [])
  })
  return operations.flatMap((operation) => operation.security ?? document.security ?? [])
}

function kindOf({ type, in: place, name, scheme }: SecurityScheme): SecurityModel | undefined {
  if (type === "apiKey" && (place === "header" || place === "query") && name !== undefined) return { kind: place, name }
  if (type === "oauth2" || type === "openIdConnect") return { kind: "bearer" }
  if (type !== "http") return undefined
  const kind = scheme?.toLowerCase()
  return kind === "bearer" || kind === "basic" ? { kind } : undefined
}
