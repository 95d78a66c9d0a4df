import { textResponse } from "./text-response.ts"

/** The response to a request for a host that is not allowed, which protects a node from DNS rebinding. */
export const invalidHost = textResponse(403, "invalid host specified\n")

/**
 * Whether a `Host` header is allowed: if it is absent, an IP address, or an allowed name in any
 * letter case. The name `*` allows all hosts.
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  if (header === undefined || header === "" || allowed.includes("*")) return true
  const host = hostOf(header)
  return isIpAddress(host) || allowed.some((name) => name.toLowerCase() === host.toLowerCase())
}

/** The host without its port. A host without a port, or with too many colons, is returned unchanged, including brackets. */
function hostOf(header: string): string {
  const [, bracketed, plain] = /^(?:\[([^[\]]*)\]|([^[\]:]*)):[^:[\]]*$/.exec(header) ?? []
  return bracketed ?? plain ?? header
}

function isIpAddress(host: string): boolean {
  return isIPv4(host) || isIPv6(host)
}

function isIPv4(text: string): boolean {
  const parts = text.split(".")
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}

function isIPv6(text: string): boolean {
  if (!text.includes(":")) return false
  const lastColon = text.lastIndexOf(":")
  const embedded = text.slice(lastColon + 1)
  if (embedded.includes(".") && !isIPv4(embedded)) return false
  const groups = embedded.includes(".") ? `${text.slice(0, lastColon + 1)}0:0` : text
  const halves = groups.split("::")
  if (halves.length > 2) return false
  const parts = halves.flatMap((half) => (half === "" ? [] : half.split(":")))
  if (!parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return false
  return halves.length === 2 ? parts.length < 8 : parts.length === 8
}
