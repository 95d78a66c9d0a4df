import { basesOf, type ClientEndpoint, endpointAt, invalidParameter } from "../http/runtime.ts"

/** The URLs of a client: base URLs, to which each path is added, or exact URLs. */
export interface EndpointUrls {
  readonly baseUrl?: string | readonly string[] | undefined
  readonly endpoint?: string | readonly string[] | undefined
}

/** Returns the URLs of a path in order of preference. */
export type EndpointsOf = (path: string) => readonly ClientEndpoint[]

/** @throws InvalidParameterError naming the option whose text is not a URL; the message does not contain the text, since it may hold a secret */
export function endpointsAt({ baseUrl, endpoint = [] }: EndpointUrls): EndpointsOf {
  if (baseUrl !== undefined) {
    const bases = basesOf("baseUrl", baseUrl)
    return (path) => bases.map((base) => endpointAt(base, path))
  }
  const exact = basesOf("endpoint", endpoint).map(({ origin, path, query }) => {
    // In an exact URL only the part with a node's path is known to hold no secret.
    const known = /\/ext\/.*/.exec(path)?.[0] ?? ""
    const holdsSecret = query !== "" || path.length > Math.max(known.length, 1)
    return { href: origin + path + (query && `?${query}`), shown: origin + known, holdsSecret }
  })
  return () => exact
}

/**
 * A path with its placeholders filled in, each as one segment.
 *
 * @throws InvalidParameterError naming a variable that has no value, or one that would change the path (`.`, `..`)
 */
export const expand = (
  path: string,
  operation: string,
  variables: Readonly<Record<string, string | undefined>>,
): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = variables[name] ?? ""
    if (/^\.{0,2}$/.test(value))
      throw invalidParameter(operation, `variables.${name}`, value ? "would lead to another path" : "is missing", path)
    return encodeURIComponent(value)
  })
