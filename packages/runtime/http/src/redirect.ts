import type { Fetch, FetchInit, FetchResponse } from "./fetch.ts"

/** Headers that any client sends: a request with no other ones may be redirected by the platform. */
const ordinary = ["accept", "content-type"]

/** Redirects that are followed in one attempt. */
const maxRedirects = 5

/**
 * Sends a request so that the key, the token and whatever headers the user has added never leave the origin: one that has
 * any is redirected here (RFC 9110, 15.4), within its origin only, and a POST only by 307 and 308, which keep it.
 *
 * @returns the answer; the redirecting one where it is not followed. A browser does not show where that leads.
 */
export async function fetchFollowing(fetch: Fetch, href: string, request: FetchInit): Promise<FetchResponse> {
  if (Object.keys(request.headers).every((name) => ordinary.includes(name)))
    return fetch(href, { ...request, redirect: "follow" })
  let place = href
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(place, request)
    const { status, headers } = response
    const isRedirected = request.method === "POST" ? [307, 308].includes(status) : status > 300 && status < 309
    const { origin, href: next } = new URL(isRedirected ? (headers.get("location") ?? "") : "", place)
    if (!isRedirected || redirects === maxRedirects || origin !== new URL(place).origin) return response
    place = next
  }
}
