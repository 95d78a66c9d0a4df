import { RLP } from "@ethereumjs/rlp"
import { toHex } from "../codec/hex.ts"

type RlpItem = Uint8Array | RlpItem[]

/** Steps through tries node by node. */
export interface TrieWalk {
  /** The bytes of a node; undefined where the walk need not go. */
  readonly read: (key: string) => Uint8Array | undefined
  /** A node was reached. */
  readonly visit: (key: string) => void
  /** A value was reached. */
  readonly leaf?: (value: Uint8Array) => void
}

/** Walks from a root; what `read` does not give is left out with all beneath it. */
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

// A node shorter than 32 bytes is written into its parent.
function walkChild(child: RlpItem | undefined, walk: TrieWalk): void {
  if (Array.isArray(child)) walkNode(child, walk)
  else if (child?.length === 32) walkTrie(child, walk)
}
