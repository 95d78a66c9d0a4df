import { membersAt, type OpenApiPart, type RestOperation } from "./rest-operation.ts"

/** Where credentials are sent. */
export interface SentCredentials {
  readonly headers: Readonly<Record<string, string>>
  readonly query: readonly (readonly [string, string])[]
  readonly cookies: readonly (readonly [string, string])[]
}

/** Invented credentials for the first set of security schemes that an operation accepts: a mock only looks for their presence. */
export function inventedCredentials(document: object, { part }: RestOperation): SentCredentials {
  const [first = {}] = (part.security ?? (document as OpenApiPart).security ?? []) as readonly object[]
  const { components } = document as OpenApiPart
  const schemes = components === undefined ? new Map() : membersAt(document, "/components", "securitySchemes")
  const headers: Record<string, string> = {}
  const query: [string, string][] = []
  const cookies: [string, string][] = []
  for (const name of Object.keys(first)) {
    const scheme = schemes.get(name)?.part
    // Documents name schemes that they do not describe.
    if (scheme === undefined) continue
    const key = String(scheme.name)
    if (scheme.type !== "apiKey")
      headers.authorization = scheme.scheme === "basic" ? "Basic bmFtZTp3b3Jk" : "Bearer token"
    else if (scheme.in === "query") query.push([key, "key"])
    else if (scheme.in === "cookie") cookies.push([key, "key"])
    else headers[key.toLowerCase()] = "key"
  }
  return { headers, query, cookies }
}
