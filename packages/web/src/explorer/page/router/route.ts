/** A pattern of paths, and its page. A segment that begins with `:` matches any text, and is a parameter with that name. */
export interface Route<Page> {
  readonly pattern: string
  readonly page: Page
}

/** The page of a path, with its parameters. */
export interface Match<Page> {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string>>
}

/** Finds the first matching route; undefined if there is none. A trailing slash makes no difference. */
export function matchRoute<Page>(routes: readonly Route<Page>[], path: string): Match<Page> | undefined {
  const segments = path.split("/").filter((segment) => segment !== "")
  for (const { pattern, page } of routes) {
    const parameters = routeParameters(
      pattern.split("/").filter((segment) => segment !== ""),
      segments,
    )
    if (parameters !== undefined) return { page, parameters }
  }
  return undefined
}

function routeParameters(
  pattern: readonly string[],
  segments: readonly string[],
): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== segments.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const segment = decodedSegment(segments[at] as string)
    if (part.startsWith(":")) parameters[part.slice(1)] = segment
    else if (part !== segment) return undefined
  }
  return parameters
}

/** Decodes a segment; a malformed one stays as it is. */
function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Builds a path of the app: values are URL-encoded, so that none changes the path's structure. */
export function pathTo(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((path, text, at) => path + encodeURIComponent(String(values[at - 1] ?? "")) + text)
}

/**
 * The app's path for a service's path: the same without the version. Transactions of an address or of a block are on its page.
 */
export function pathOfResult(servicePath: string): string {
  const path = servicePath.replace(/^\/v\d+/, "")
  const address = /^(\/networks\/[^/]+\/blockchains\/[^/]+)\/transactions\?addresses=([^&]+)$/.exec(path)
  if (address !== null) return `${address[1]}/addresses/${address[2]}`
  return path.replace(/^(\/chains\/[^/]+\/(?:addresses|blocks)\/[^/]+)\/transactions$/, "$1")
}
