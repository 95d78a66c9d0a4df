import { RLP } from "@ethereumjs/rlp"
import { empty } from "../codec/hex.ts"

/** A node in memory, or the hash (32 bytes) of one that is not. */
export type Item = Uint8Array | TrieNode

export type TrieNode = Branch | Extension | Leaf

interface Referred {
  /** How the parent refers to the node: 33 bytes with its hash, or the whole node if that is shorter. Undefined after a change. */
  reference: Uint8Array | undefined
}

/** A node with a child for each digit. The keys of one trie are never beginnings of each other, so it has no value. */
export interface Branch extends Referred {
  readonly kind: "branch"
  /** Sixteen. */
  readonly children: (Item | undefined)[]
}

/** A path, one digit a byte, that all leaves below share. */
export interface Extension extends Referred {
  readonly kind: "extension"
  readonly path: Uint8Array
  child: Item
}

/** The rest of a key's path, one digit a byte, and its value. */
export interface Leaf extends Referred {
  readonly kind: "leaf"
  readonly path: Uint8Array
  value: Uint8Array
}

export const branch = (): Branch => ({ kind: "branch", reference: undefined, children: new Array(16).fill(undefined) })

export const extension = (path: Uint8Array, child: Item): Extension => ({
  kind: "extension",
  reference: undefined,
  path,
  child,
})

export const leaf = (path: Uint8Array, value: Uint8Array): Leaf => ({ kind: "leaf", reference: undefined, path, value })

export const isHash = (item: Item): item is Uint8Array => item instanceof Uint8Array

/** The digits of bytes, one a byte. */
export function digitsOf(bytes: Uint8Array): Uint8Array {
  const digits = new Uint8Array(2 * bytes.length)
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number
    digits[2 * at] = byte >> 4
    digits[2 * at + 1] = byte & 15
  }
  return digits
}

type RlpItem = Uint8Array | RlpItem[]

/** Decodes a stored node with its hash. */
export function decodeNode(bytes: Uint8Array, hash: Uint8Array): TrieNode {
  const node = decodeItems(RLP.decode(bytes) as RlpItem[])
  node.reference = hashReference(hash)
  return node
}

function decodeItems(items: readonly RlpItem[]): TrieNode {
  if (items.length === 17) return { kind: "branch", reference: undefined, children: items.slice(0, 16).map(decodeItem) }
  const [coded, second] = items as [Uint8Array, RlpItem]
  // The first digit says whether the node is a leaf, and whether its path has an odd number of digits.
  const digits = digitsOf(coded)
  const flag = digits[0] ?? 0
  const path = digits.subarray(flag % 2 === 1 ? 1 : 2)
  return flag >= 2 ? leaf(path, second as Uint8Array) : extension(path, decodeItem(second) as Item)
}

// A node of less than 32 bytes is part of its parent.
const decodeItem = (item: RlpItem): Item | undefined =>
  Array.isArray(item) ? decodeItems(item) : item.length === 0 ? undefined : item

/**
 * How a parent refers to a node; encodes what changed below.
 *
 * @param store - stores an encoded node, and returns its hash
 */
export function reference(item: Item, store: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  if (isHash(item)) return hashReference(item)
  if (item.reference !== undefined) return item.reference
  const bytes = encodeNode(item, store)
  item.reference = bytes.length < 32 ? bytes : hashReference(store(bytes))
  return item.reference
}

/** Encodes a node; see {@link reference}. */
export function encodeNode(node: TrieNode, store: (bytes: Uint8Array) => Uint8Array): Uint8Array {
  if (node.kind === "branch") {
    const children = node.children.map((child) => (child === undefined ? noBytes : reference(child, store)))
    return listOf([...children, noBytes])
  }
  const path = RLP.encode(codedPath(node.path, node.kind === "leaf"))
  return listOf([path, node.kind === "leaf" ? RLP.encode(node.value) : reference(node.child, store)])
}

const noBytes = RLP.encode(empty)

function hashReference(hash: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(33)
  bytes[0] = 0xa0
  bytes.set(hash, 1)
  return bytes
}

function codedPath(digits: Uint8Array, isLeaf: boolean): Uint8Array {
  const odd = digits.length % 2
  const coded = new Uint8Array((digits.length - odd) / 2 + 1)
  coded[0] = (isLeaf ? 0x20 : 0) | (odd === 1 ? 0x10 | (digits[0] as number) : 0)
  for (let at = odd, to = 1; at < digits.length; at += 2, to++)
    coded[to] = ((digits[at] as number) << 4) | (digits[at + 1] as number)
  return coded
}

/** The RLP list of items that are encoded already. */
function listOf(items: readonly Uint8Array[]): Uint8Array {
  let length = 0
  for (const item of items) length += item.length
  const lengthBytes = length < 56 ? 0 : length < 0x100 ? 1 : length < 0x10000 ? 2 : length < 0x1000000 ? 3 : 4
  const bytes = new Uint8Array(1 + lengthBytes + length)
  bytes[0] = lengthBytes === 0 ? 0xc0 + length : 0xf7 + lengthBytes
  for (let at = lengthBytes, left = length; at > 0; at--, left >>>= 8) bytes[at] = left & 0xff
  let at = 1 + lengthBytes
  for (const item of items) {
    bytes.set(item, at)
    at += item.length
  }
  return bytes
}
