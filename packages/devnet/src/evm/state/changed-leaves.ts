import { RLP } from "@ethereumjs/rlp"
import { toHex } from "../codec/hex.ts"

type TrieItem = Uint8Array | readonly TrieItem[]

/** A trie node; paths are hexadecimal digits. */
type TrieNode =
  | { readonly kind: "branch"; readonly children: readonly (TrieItem | undefined)[] }
  | { readonly kind: "extension"; readonly path: string; readonly child: TrieItem }
  | { readonly kind: "leaf"; readonly path: string; readonly value: Uint8Array }

/**
 * The keys of the leaves of one trie that another does not have with the same value, in order, each as 64 hexadecimal digits.
 *
 * @param read - returns the bytes of a node for the digits of its hash
 */
export function changedLeaves(
  read: (hash: string) => Uint8Array | undefined,
  before: Uint8Array,
  after: Uint8Array,
): readonly string[] {
  const changed: string[] = []
  const nodeOf = (item: TrieItem | undefined): TrieNode | undefined => {
    if (item === undefined || item.length === 0) return undefined
    // A node of less than 32 bytes is embedded in its parent.
    if (!(item instanceof Uint8Array)) return trieNode(item)
    const bytes = read(toHex(item).slice(2))
    return bytes === undefined ? undefined : trieNode(RLP.decode(bytes) as readonly TrieItem[])
  }
  const collect = (node: TrieNode | undefined, path: string, leaves: Map<string, string>): Map<string, string> => {
    if (node?.kind === "leaf") leaves.set(path + node.path, toHex(node.value))
    if (node?.kind === "extension") collect(nodeOf(node.child), path + node.path, leaves)
    if (node?.kind === "branch")
      for (const [digit, child] of node.children.entries()) collect(nodeOf(child), path + digit.toString(16), leaves)
    return leaves
  }
  const compare = (one: TrieItem | undefined, other: TrieItem | undefined, path: string): void => {
    if (other === undefined || (one !== undefined && isSameItem(one, other))) return
    const [was, is] = [nodeOf(one), nodeOf(other)]
    if (was?.kind === "branch" && is?.kind === "branch")
      for (const [digit, child] of is.children.entries()) compare(was.children[digit], child, path + digit.toString(16))
    else if (was?.kind === "extension" && is?.kind === "extension" && was.path === is.path)
      compare(was.child, is.child, path + is.path)
    else {
      const had = collect(was, path, new Map())
      for (const [key, value] of collect(is, path, new Map())) if (had.get(key) !== value) changed.push(key)
    }
  }
  compare(before, after, "")
  return changed
}

function trieNode(items: readonly TrieItem[]): TrieNode {
  if (items.length === 17) return { kind: "branch", children: items.slice(0, 16) }
  const [coded, value] = items as readonly [Uint8Array, TrieItem]
  const digits = toHex(coded).slice(2)
  // The first digit says whether the node is a leaf, and whether its path has an odd number of digits.
  const flag = Number.parseInt(digits[0] ?? "0", 16)
  const path = digits.slice(flag % 2 === 1 ? 1 : 2)
  return flag >= 2 ? { kind: "leaf", path, value: value as Uint8Array } : { kind: "extension", path, child: value }
}

const isSameItem = (one: TrieItem, other: TrieItem): boolean =>
  toHex(RLP.encode(one as never)) === toHex(RLP.encode(other as never))
