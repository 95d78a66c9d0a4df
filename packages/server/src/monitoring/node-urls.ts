import type { ChainDefinition, NetworkDefinition } from "@serac/store"

/** Parts of a path that say only which interface it is. */
const plainParts = new Set(["ext", "rpc"])

/**
 * Takes URLs of nodes out of texts that strangers read: hosts, ports, paths, queries and credentials. Nodes and proxies repeat parts
 * of what they were asked, and errors of the system name the address.
 *
 * @returns the text with each host replaced by `node`, and each other part by `…`.
 */
export function hideNodeUrls(urls: readonly string[]): (text: string) => string {
  const shown = new Map(urls.flatMap((url) => urlParts(new URL(url))))
  if (shown.size === 0) return (text) => text
  // The longer first: a part may be in another. Whole words: a short key may be in any word.
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

/** A percent sign need not begin an escape. */
function decodedPart(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** All URLs at which nodes of these chains and networks are asked. */
export function nodeUrlsOf(
  chains: readonly Pick<ChainDefinition, "rpcUrls" | "wsUrl">[],
  networks: readonly Pick<NetworkDefinition, "nodeUrls">[] = [],
): readonly string[] {
  const ofChains = chains.flatMap(({ rpcUrls, wsUrl }) => [...rpcUrls, ...(wsUrl === undefined ? [] : [wsUrl])])
  return [...ofChains, ...networks.flatMap(({ nodeUrls }) => nodeUrls)]
}
