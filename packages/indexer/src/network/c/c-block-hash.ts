import { keccak_256 } from "@noble/hashes/sha3.js"

/** The hash of a C-Chain block: that of its header, the first item of its RLP list. Undefined if the bytes are not a block. */
export function cBlockHash(bytes: Uint8Array): Uint8Array | undefined {
  const block = listAt(bytes, 0)
  const header = block && listAt(bytes, block.start)
  return header && keccak_256(bytes.subarray(block.start, header.end))
}

/** The start and end of a list's content; undefined if there is no list. */
function listAt(bytes: Uint8Array, at: number): { readonly start: number; readonly end: number } | undefined {
  const first = bytes[at] ?? 0
  if (first < 0xc0) return undefined
  if (first < 0xf8) return spanWithin(bytes, at + 1, first - 0xc0)
  const digits = bytes.subarray(at + 1, at + first - 0xf6)
  return spanWithin(bytes, at + 1 + digits.length, Number.parseInt(Buffer.from(digits).toString("hex"), 16))
}

function spanWithin(bytes: Uint8Array, start: number, length: number) {
  return start + length <= bytes.length ? { start, end: start + length } : undefined
}
