import type { CallRequest } from "../model/call.ts"
import type { KeyLocation } from "../model/details.ts"

/** A request with the API key added. */
export function withKey(request: CallRequest, { in: place, name, prefix }: KeyLocation, key: string): CallRequest {
  if (place === "header")
    return { ...request, headers: { ...request.headers, [name.toLowerCase()]: `${prefix}${key}` } }
  const separator = request.url.includes("?") ? "&" : "?"
  return { ...request, url: `${request.url}${separator}${encodeURIComponent(name)}=${encodeURIComponent(key)}` }
}
