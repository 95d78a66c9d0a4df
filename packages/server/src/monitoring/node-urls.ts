import type { ChainDefinition, NetworkDefinition } from "@serac/store"

/** Parts of a path that name only the interface. */
const plainParts = new Set(["ext", "rpc"])

/**
 * Removes URLs of nodes from texts for the public: hosts, ports, paths, queries and credentials. Nodes and proxies repeat parts of requests in
 * their errors, and system errors contain the address.
 *
 * @returns the text with each host replaced by `node`, and each other part by `…`.
 */
export function hideNodeUrls(urls: readonly string[]): (text: string) => string {
  const shown = new Map(urls.flatMap((url) => urlParts(new URL(url))))
  if (shown.size === 0) return (text) => text
  // Longer parts first, since one may contain another. Whole words only, since a short key may occur in any word.
  const parts = [...shown.keys()].sort((one, other) => other.length - one.length).map(escapedPattern)
  const pattern = new RegExp(`(?<![A-Za-z0-9])(?:${parts.join("|")})(?![A-Za-z0-9])`, "g")
  return (text) => text.replace(pattern, (part) => shown.get(part) ?? "…")
}

function urlParts(url: URL): readonly (readonly [part: string, shown: string])[] {
  const { href, origin, host, hostname, pathname, search, username, password } = url
  const path = pathname.split("/").filter((part) => !plainParts.has(part))
  const secrets = [username, password, ...url.searchParams.values(), ...path].flatMap((one) => [one, decodedPart(one)])
  return [
    ...[pathname + search, pathname, search].filter((part) => part.length > 1).map((part) => [part, "…"] as const),
    ...secrets.filter((part) => part.length > 2).map((part) => [part, "…"] as const),
    ...[href, origin, host, hostname].map((part) => [part, "node"] as const),
  ]
}

function escapedPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&")
}

/** A percent sign may not be part of an escape. */
function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** All node URLs of these chains and networks. */
export function nodeUrlsOf(
  chains: readonly Pick<ChainDefinition, "rpcUrls" | "wsUrl">[],
  networks: readonly Pick<NetworkDefinition, "nodeUrls">[] = [],
): readonly string[] {
  const ofChains = chains.flatMap(({ rpcUrls, wsUrl }) => [...rpcUrls, ...(wsUrl === undefined ? [] : [wsUrl])])
  return [...ofChains, ...networks.flatMap(({ nodeUrls }) => nodeUrls)]
}
