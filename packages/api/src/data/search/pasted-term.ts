/** Forms by which a segment of a path is what the page shows: hexadecimal of 20 or 32 bytes, a node ID, CB58 of an ID, Bech32. */
const shown = [
  /^0x[0-9a-f]{64}$/i,
  /^0x[0-9a-f]{40}$/i,
  /^NodeID-[1-9A-HJ-NP-Za-km-z]+$/,
  /^[1-9A-HJ-NP-Za-km-z]{43,52}$/,
  /^[A-Za-z]+-[a-z]+1[a-z0-9]{38,}$/,
] as const
/** Segments before a height. A name may end with a slash and digits as well. */
const beforeHeight = /^(?:blocks?|heights?)$/i

/**
 * The text that is looked for. Of a pasted URL or path of an explorer, such as `https://explorer.example/tx/0x...?tab=logs`, this is the last
 * segment that has the form of a hash, an ID, an address or a height.
 *
 * @returns the text without spaces around it where it is no path, or has no such segment
 */
export function pastedTerm(query: string): string {
  const text = query.trim()
  if (!text.includes("/")) return text
  const [path = ""] = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, "").split(/[?#]/)
  const segments = path.split("/").map(decoded)
  const isShown = (segment: string, at: number) =>
    shown.some((form) => form.test(segment)) || (/^[0-9]+$/.test(segment) && beforeHeight.test(segments[at - 1] ?? ""))
  return segments.findLast(isShown) ?? text
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
