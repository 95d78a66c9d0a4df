import { DocumentError } from "./document-error.ts"

/** A path of a document, as the router and the search for a path's methods need it. */
export interface PathTemplate {
  /** The route of Fastify; its parameters are `p0`, `p1`... in the order of {@link names}. */
  readonly route: string
  /** The parameters' names in the document. */
  readonly names: readonly string[]
  /** Matches an undecoded path. */
  readonly pattern: RegExp
}

/**
 * Reads a path such as `/v1/tokens/{tokenId}:reindex`. A parameter is a part of a segment; the text around it is literal, and the last
 * occurrence of that text counts: `5:reindex:reindex` is the token `5:reindex`. The router decodes a segment before it extracts the parameter,
 * so an encoded slash or colon is a part of the parameter.
 */
export function pathTemplate(path: string): PathTemplate {
  const names: string[] = []
  const segments = path.split("/").map((segment) => {
    const parts = segment.split(/\{([^{}]+)\}/)
    const whole = parts.length === 3 && parts[0] === "" && parts[2] === ""
    const route = parts.map((part, index) => {
      if (index % 2 === 0) return literal(path, part)
      names.push(part)
      return `:p${names.length - 1}${whole ? "" : "(^[\\s\\S]*)"}`
    })
    const pattern = parts.map((part, index) => (index % 2 === 0 ? escapedPattern(part) : "[^/]*"))
    return { route: route.join(""), pattern: pattern.join("") }
  })
  return {
    route: segments.map(({ route }) => route).join("/"),
    names,
    pattern: new RegExp(`^${segments.map(({ pattern }) => pattern).join("/")}$`),
  }
}

function literal(path: string, text: string): string {
  if (/[*{}()?]/.test(text)) throw new DocumentError(`${path} has a literal that cannot be routed: ${text}`)
  return text.replaceAll(":", "::")
}

/**
 * Decodes encoded colons of a URL's path. A colon is the same character percent-encoded or not (RFC 3986 section 3.3 allows it unencoded in a
 * segment), so both spellings reach the same operation. The query is left as it is: no route depends on it.
 */
export function plainColons(url: string): string {
  if (!url.includes("%3")) return url
  const end = url.indexOf("?")
  const path = end === -1 ? url : url.slice(0, end)
  return path.replace(/%3a/gi, ":") + url.slice(path.length)
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
}
