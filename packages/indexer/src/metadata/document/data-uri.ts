/** Whether a URI contains its data itself. */
export function isDataUri(uri: string): boolean {
  return /^data:/i.test(uri)
}

/**
 * The data in a `data:` URI (RFC 2397), whatever its media type. Invalid escapes and `#` are taken literally, since
 * contracts write them.
 *
 * @returns `"too-large"` if the data has more than `maxBytes`, `undefined` if there is no comma.
 */
export function dataUriBytes(uri: string, maxBytes: number): Uint8Array | "too-large" | undefined {
  const comma = uri.indexOf(",")
  if (comma === -1) return undefined
  // An escape takes three characters for a byte. A text longer than that, or than escaped base64, is not decoded.
  if (uri.length - comma > maxBytes * 4 + 4) return "too-large"
  const isBase64 = /;\s*base64\s*$/i.test(uri.slice(Math.max(0, comma - 20), comma))
  const octets = percentDecoded(Buffer.from(uri.slice(comma + 1)))
  const bytes = isBase64 ? Buffer.from(octets.toString("latin1"), "base64") : octets
  return bytes.length > maxBytes ? "too-large" : bytes
}

/** Percent-decodes in place. */
function percentDecoded(octets: Buffer): Buffer {
  let to = 0
  for (let from = 0; from < octets.length; from++) {
    const value = octets[from] === 0x25 ? hexAt(octets, from + 1) : undefined
    octets[to++] = value ?? (octets[from] as number)
    if (value !== undefined) from += 2
  }
  return octets.subarray(0, to)
}

function hexAt(octets: Buffer, at: number): number | undefined {
  const digits = octets.toString("latin1", at, at + 2)
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined
}
