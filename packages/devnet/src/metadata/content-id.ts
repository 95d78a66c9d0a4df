import { sha256 } from "@noble/hashes/sha2.js"
import { base32nopad } from "@scure/base"

/** A named file of a folder. */
export interface NamedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const codec = { raw: 0x55, dagPb: 0x70 } as const

/** The content id (CID version 1, SHA-256) of a file that IPFS stores as one block, as text. */
export const fileId = (bytes: Uint8Array): string => contentIdText(contentId(codec.raw, bytes))

/** The content id of a folder of such files, as text. A file's URI is `ipfs://<id>/<name>`. */
export const folderId = (files: readonly NamedFile[]): string =>
  contentIdText(contentId(codec.dagPb, encodeFolder(files)))

/** Encodes a folder as IPFS hashes it: a DAG-PB node of UnixFS type 1, with links sorted by name. */
export function encodeFolder(files: readonly NamedFile[]): Uint8Array {
  const byName = [...files].sort((one, other) => (one.name < other.name ? -1 : 1))
  const links = byName.map(({ name, bytes }) =>
    concat(
      field(1, contentId(codec.raw, bytes)),
      field(2, new TextEncoder().encode(name)),
      concat(Uint8Array.of(3 << 3), varint(bytes.length)),
    ),
  )
  return concat(...links.map((link) => field(2, link)), field(1, Uint8Array.of(0x08, 0x01)))
}

const contentId = (kind: number, bytes: Uint8Array) => concat(Uint8Array.of(1, kind, 0x12, 32), sha256(bytes))
const contentIdText = (id: Uint8Array) => `b${base32nopad.encode(id).toLowerCase()}`
/** A length-delimited field of a protocol buffer. */
const field = (number: number, bytes: Uint8Array) =>
  concat(Uint8Array.of((number << 3) | 2), varint(bytes.length), bytes)

function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let left = value
  for (; left > 0x7f; left >>>= 7) bytes.push((left & 0x7f) | 0x80)
  return Uint8Array.of(...bytes, left)
}

function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
