import { RLP } from "@ethereumjs/rlp"
import { keccak } from "./keccak.ts"

type Entry = readonly [nibbles: readonly number[], value: Uint8Array]
type Node = Uint8Array | readonly (Uint8Array | Node)[]

const emptyBytes = new Uint8Array()

/**
 * The root of the Merkle Patricia trie of a list's items by index, as used in headers for transactions and receipts
 * (Yellow Paper, appendix D). Implemented independently of the indexer's verification, so that each tests the other.
 */
export function trieRoot(items: readonly Uint8Array[]): Uint8Array {
  const entries = items.map((item, at): Entry => [[...RLP.encode(at)].flatMap((byte) => [byte >> 4, byte & 15]), item])
  return keccak(RLP.encode(nodeOf(entries, 0) as never))
}

function nodeOf(entries: readonly Entry[], depth: number): Node {
  const [first, second] = entries
  if (first === undefined) return emptyBytes
  const [nibbles, value] = first
  if (second === undefined) return [compact(nibbles.slice(depth), true), value]
  let shared = depth
  while (entries.every(([others]) => others.length > shared && others[shared] === nibbles[shared])) shared += 1
  if (shared > depth) return [compact(nibbles.slice(depth, shared), false), reference(nodeOf(entries, shared))]
  const branches = Array.from({ length: 16 }, (_, nibble) =>
    reference(
      nodeOf(
        entries.filter(([own]) => own[depth] === nibble),
        depth + 1,
      ),
    ),
  )
  // No index's RLP is a prefix of another's, so branches have no values.
  return [...branches, emptyBytes]
}

/** The reference to a node in its parent: the node itself if it is short, else its hash. */
function reference(node: Node): Node {
  const encoded = RLP.encode(node as never)
  return encoded.length < 32 ? node : keccak(encoded)
}

/** Part of a path in hex-prefix encoding (Yellow Paper, appendix C). */
function compact(nibbles: readonly number[], isLeaf: boolean): Uint8Array {
  const isOdd = nibbles.length % 2 === 1
  const flag = (isLeaf ? 2 : 0) + (isOdd ? 1 : 0)
  const padded = isOdd ? [flag, ...nibbles] : [flag, 0, ...nibbles]
  return Buffer.from(padded.map((nibble) => nibble.toString(16)).join(""), "hex")
}
