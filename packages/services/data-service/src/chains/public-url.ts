/**
 * A node's URL without what may be a secret: credentials, query, fragment, and a path with a part that looks like a key.
 * A blockchain's ID is none: the part after `bc`.
 */
export function publicUrl(url: string): string {
  const { protocol, host, pathname } = new URL(url)
  const parts = pathname.split("/")
  const secret = parts.some((part, at) => part.length >= 20 && parts[at - 1] !== "bc")
  return `${protocol}//${host}${secret || pathname === "/" ? "" : pathname}`
}
