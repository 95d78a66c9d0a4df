import { isIP } from "node:net"

/** The bytes of an IP address: 4 or 16. @throws {TypeError} for any other text */
export function parseIp(text: string): Uint8Array {
  if (isIP(text) === 4) return Uint8Array.from(text.split("."), Number)
  if (isIP(text) !== 6 || text.includes("%")) throw new TypeError(`"${text}" is no IP address`)
  // The URL parser normalizes every form of an IPv6 address.
  const groups = new URL(`http://[${text}]`).hostname.slice(1, -1)
  const [before = "", after] = groups.split("::")
  const words = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)))
  const [head, tail] = [words(before), words(after ?? "")]
  const all = [...head, ...new Array<number>(8 - head.length - tail.length).fill(0), ...tail]
  return Uint8Array.from(all.flatMap((word) => [word >> 8, word & 0xff]))
}

/** Formats 4 or 16 bytes as an IP address; IPv4 in IPv6 is formatted as IPv4. @throws {TypeError} for another number of bytes */
export function formatIp(bytes: Uint8Array): string {
  if (bytes.length === 4) return bytes.join(".")
  if (bytes.length !== 16) throw new TypeError("An IP address has 4 or 16 bytes")
  if (isMapped(bytes)) return bytes.subarray(12).join(".")
  const words = Array.from({ length: 8 }, (_, index) =>
    (((bytes[2 * index] as number) << 8) | (bytes[2 * index + 1] as number)).toString(16),
  )
  return new URL(`http://[${words.join(":")}]`).hostname.slice(1, -1)
}

/** An IP address as 16 bytes: IPv4 is mapped to IPv6. */
export function wideIp(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 16) return bytes
  return Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, ...bytes)
}

const isMapped = (bytes: Uint8Array): boolean =>
  bytes.subarray(0, 10).every((byte) => byte === 0) && bytes[10] === 0xff && bytes[11] === 0xff
