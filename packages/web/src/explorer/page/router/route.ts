/** A pattern of paths, and what is shown there. A segment that begins with `:` stands for any, and is given by its name. */
export interface Route<Page> {
  readonly pattern: string
  readonly page: Page
}

/** What a path leads to. */
export interface Match<Page> {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string>>
}

/** Finds the first route of a path; undefined where none leads there. A slash at the end makes no difference. */
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

/** A segment that is not encoded as a URL should be is taken as it is. */
function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** A path of the app: each value is encoded, so that none leads elsewhere. */
export function pathTo(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts.reduce((path, text, at) => path + encodeURIComponent(String(values[at - 1] ?? "")) + text)
}

/** The app's path of what a service's path tells of: the same without its version. */
export function pathOfResult(servicePath: string): string {
  const path = servicePath.replace(/^\/v\d+/, "")
  const address = /^(\/networks\/[^/]+\/blockchains\/[^/]+)\/transactions\?addresses=([^&]+)$/.exec(path)
  return address === null ? path : `${address[1]}/addresses/${address[2]}`
}
