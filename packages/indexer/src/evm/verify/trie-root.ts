import { byteDigits, bytesItem, emptyItem, type Keccak, listItem } from "../../core/header/index.ts"

/** Digits of the root of an empty trie. */
export const emptyRoot = "56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421"

/**
 * Digits of the root of the trie that maps positions to a list's items, as blocks commit to transactions and receipts. All
 * keys are known in advance, so every node is built once, after all nodes below it.
 *
 * @param items - digits of each item
 * @param onItem - receives the hash of each item that is longer than a hash, in no particular order
 * @throws NodeFault if an item is not hexadecimal
 */
export function trieRoot(
  items: readonly string[],
  keccak: Keccak,
  onItem?: (index: number, hash: string) => void,
): string {
  if (items.length === 0) return emptyRoot
  const order = inOrderOfKeys(items.length)
  const keys = order.map(keyOf)

  /** The reference to the node of the keys at positions `from` to before `to`, which share their first `depth` digits. */
  function reference(from: number, to: number, depth: number): string {
    const encoded = to - from === 1 ? leafOf(from, depth) : nodeOf(from, to, depth)
    // A node shorter than its hash is embedded.
    return encoded.length < 64 ? encoded : `a0${hashOf(encoded, from, to)}`
  }

  function nodeOf(from: number, to: number, depth: number): string {
    const [first, last] = [keys[from] as string, keys[to - 1] as string]
    let end = depth
    while (first[end] === last[end]) end += 1
    if (end > depth) return listItem(bytesItem(path(first.slice(depth, end), 0)) + reference(from, to, end))
    let children = ""
    for (let digit = 0, at = from; digit < 16; digit += 1) {
      const start = at
      while (at < to && (keys[at] as string)[depth] === digits[digit]) at += 1
      children += start === at ? emptyItem : reference(start, at, depth + 1)
    }
    return listItem(children + emptyItem)
  }

  const leafOf = (at: number, depth: number): string =>
    listItem(bytesItem(path((keys[at] as string).slice(depth), 2)) + bytesItem(items[order[at] as number] as string))

  function hashOf(encoded: string, from: number, to: number): string {
    const length = keccak.load(encoded)
    const index = order[from] as number
    // The item is at the end of its leaf.
    if (onItem && to - from === 1) onItem(index, keccak.part(length - ((items[index] as string).length >> 1), length))
    return keccak.part(0, length)
  }

  const { length } = items
  return hashOf(length === 1 ? leafOf(0, 0) : nodeOf(0, length, 0), 0, length)
}

const digits = "0123456789abcdef"

/** The positions of a list in the order of their keys: those of one byte, then 0, which is encoded as 0x80, then the others. */
function inOrderOfKeys(count: number): readonly number[] {
  const order: number[] = []
  for (let place = 1; place < Math.min(count, 128); place += 1) order.push(place)
  order.push(0)
  for (let place = 128; place < count; place += 1) order.push(place)
  return order
}

/** The digits of a key: a position as an RLP item. */
function keyOf(place: number): string {
  if (place === 0) return emptyItem
  if (place < 256) return bytesItem(byteDigits(place))
  const digits = place.toString(16)
  return bytesItem(digits.length & 1 ? `0${digits}` : digits)
}

/** Digits of a key packed into bytes. @param flag - 2 for a leaf, 0 for an extension */
const path = (digits: string, flag: 0 | 2): string => (digits.length & 1 ? `${flag + 1}${digits}` : `${flag}0${digits}`)
