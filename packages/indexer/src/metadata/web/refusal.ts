import { isIP } from "node:net"
import { hostOf, type IsAllowed, portOf } from "./allowed-hosts.ts"

/** Ports above 1023 that the fetch standard blocks as other protocols'. */
const otherProtocols = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])
const maxLength = 8192
/** Names that public name servers do not resolve (RFC 6761, 6762, 7686, 8375, 9476 and the reserved `internal`), and similar ones. */
const special =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|example|onion|alt|arpa)$/

/**
 * Why a URL must not be requested, judged before its name is resolved; `undefined` if it may be. Numeric hosts are addresses
 * here: the URL parser has already converted them from any base.
 */
export function refusalOfUrl(
  url: URL,
  isAllowed: IsAllowed,
  isPublic: (address: string) => boolean,
): string | undefined {
  if (url.protocol !== "http:" && url.protocol !== "https:") return "neither http nor https"
  if (url.username || url.password) return "credentials"
  if (url.href.length > maxLength) return "too long"
  const host = hostOf(url)
  const port = portOf(url)
  if (isAllowed(host, port)) return undefined
  if (port !== 80 && port !== 443 && (port < 1024 || otherProtocols.has(port))) return "the port of another protocol"
  if (isIP(host)) return isPublic(host) ? undefined : "no public address"
  if (!host.includes(".") || special.test(host) || host.length > 253 || /\.\.|^\./.test(host)) return "no public name"
  return undefined
}
