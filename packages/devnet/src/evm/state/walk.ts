import { RLP } from "@ethereumjs/rlp"
import { toHex } from "../codec/hex.ts"

type RlpItem = Uint8Array | RlpItem[]

/** The callbacks of a walk through a trie. */
export interface TrieWalk {
  /** The bytes of a node; undefined to skip the node and all below it. */
  readonly read: (key: string) => Uint8Array | undefined
  /** Called for each node. */
  readonly visit: (key: string) => void
  /** Called for each value. */
  readonly leaf?: (value: Uint8Array) => void
}

/** Walks a trie from its root; skips nodes for which `read` returns undefined. */
export function walkTrie(root: Uint8Array, walk: TrieWalk): void {
  const key = toHex(root).slice(2)
  const bytes = walk.read(key)
  if (bytes === undefined) return
  walk.visit(key)
  walkNode(RLP.decode(bytes) as RlpItem[], walk)
}

function walkNode(node: readonly RlpItem[], walk: TrieWalk): void {
  if (node.length === 17) {
    for (const child of node.slice(0, 16)) walkChild(child, walk)
    return
  }
  const [path, value] = node
  const isLeaf = path instanceof Uint8Array && ((path[0] ?? 0) & 0x20) !== 0
  if (isLeaf) walk.leaf?.(value as Uint8Array)
  else walkChild(value, walk)
}

// A node of less than 32 bytes is embedded in its parent.
function walkChild(child: RlpItem | undefined, walk: TrieWalk): void {
  if (Array.isArray(child)) walkNode(child, walk)
  else if (child?.length === 32) walkTrie(child, walk)
}
