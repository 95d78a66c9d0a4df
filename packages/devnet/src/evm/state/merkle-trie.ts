import { fromHex, toHex } from "../codec/hex.ts"
import { emptyRoot } from "../header/next.ts"
import {
  type Branch,
  branch,
  decodeNode,
  digitsOf,
  encodeNode,
  extension,
  type Item,
  isHash,
  leaf,
  reference,
  type TrieNode,
} from "./trie-node.ts"

/** What a trie needs. Nodes are stored by the digits of their hash, without `0x`. */
export interface TrieOptions {
  readonly keccak256: (bytes: Uint8Array) => Uint8Array
  readonly read: (hash: string) => Uint8Array | undefined
  /** Stores a node of a commit. */
  readonly write: (hash: string, bytes: Uint8Array) => void
  /** The path of a key. Default: the key itself; no key may be the beginning of another one. */
  readonly pathOf?: (key: Uint8Array) => Uint8Array
}

/** The number of nodes in memory above which they are released. */
const maxLoaded = 5_000

/** The hash of a trie without leaves. */
const emptyHash = fromHex(emptyRoot)

/**
 * A Merkle Patricia trie whose used nodes stay in memory: a commit encodes and hashes each changed node once, however many leaves changed.
 * Stored nodes are never changed or deleted, since other roots share them.
 */
export class MerkleTrie {
  readonly #options: TrieOptions
  #top: Item | undefined
  #root: Uint8Array = emptyHash
  #isChanged = false
  #loaded = 0

  constructor(options: TrieOptions) {
    this.#options = options
  }

  /** The root as of the last commit, 32 bytes. */
  get root(): Uint8Array {
    return this.#root
  }

  /** Discards uncommitted changes and switches to a stored root. */
  goTo(root: Uint8Array): void {
    if (!this.#isChanged && isSame(root, this.#root)) return
    this.#root = root
    this.#isChanged = false
    this.#release()
  }

  /** The value of a key; undefined if there is none. @throws Error if the store lacks a node */
  get(key: Uint8Array): Uint8Array | undefined {
    const path = this.#digits(key)
    if (this.#loaded > maxLoaded && !this.#isChanged) this.#release()
    this.#top = this.#top && this.#load(this.#top)
    let node = this.#top
    for (let at = 0; node !== undefined; ) {
      if (node.kind === "branch") node = this.#child(node, path[at++] as number)
      else {
        if (commonLength(node.path, path.subarray(at)) < node.path.length) return undefined
        if (node.kind === "leaf") return node.value
        at += node.path.length
        node.child = this.#load(node.child)
        node = node.child
      }
    }
    return undefined
  }

  put(key: Uint8Array, value: Uint8Array): void {
    this.#isChanged = true
    this.#top = this.#put(this.#top, this.#digits(key), value)
  }

  delete(key: Uint8Array): void {
    this.#isChanged = true
    this.#top = this.#delete(this.#top, this.#digits(key))
  }

  /** Stores the changed nodes. @returns the new root, 32 bytes */
  commit(): Uint8Array {
    if (!this.#isChanged) return this.#root
    const { keccak256, write } = this.#options
    const store = (bytes: Uint8Array) => {
      const hash = keccak256(bytes)
      write(toHex(hash).slice(2), bytes)
      return hash
    }
    if (this.#top === undefined) this.#root = emptyHash
    else if (isHash(this.#top)) this.#root = this.#top
    else {
      const top = reference(this.#top, store)
      // The node at the root has a hash even if it is small.
      this.#root = top.length === 33 ? top.subarray(1) : store(top)
    }
    this.#isChanged = false
    return this.#root
  }

  /** The encoded nodes from the root to a key, or to where it would be; those that are part of another one are left out. */
  proofOf(key: Uint8Array): readonly Uint8Array[] {
    this.get(key)
    const path = this.#digits(key)
    const proof: Uint8Array[] = []
    let item = this.#top
    for (let at = 0; item !== undefined && !isHash(item); ) {
      const node: TrieNode = item
      const bytes = encodeNode(node, () => {
        throw new Error("A proof needs the changes to be committed.")
      })
      if (proof.length === 0 || bytes.length >= 32) proof.push(bytes)
      if (node.kind === "branch") item = node.children[path[at++] as number]
      else {
        if (node.kind === "leaf" || commonLength(node.path, path.subarray(at)) < node.path.length) break
        at += node.path.length
        item = node.child
      }
    }
    return proof
  }

  /** Releases the nodes in memory, which are all stored. */
  #release(): void {
    this.#top = isSame(this.#root, emptyHash) ? undefined : this.#root
    this.#loaded = 0
  }

  #digits(key: Uint8Array): Uint8Array {
    return digitsOf(this.#options.pathOf?.(key) ?? key)
  }

  #load(item: Item): TrieNode {
    if (!isHash(item)) return item
    const hash = toHex(item).slice(2)
    const bytes = this.#options.read(hash)
    if (bytes === undefined) throw new Error(`The store has no trie node ${hash}.`)
    this.#loaded++
    return decodeNode(bytes, item)
  }

  #child(parent: Branch, digit: number): TrieNode | undefined {
    const item = parent.children[digit]
    if (item === undefined) return undefined
    const node = this.#load(item)
    parent.children[digit] = node
    return node
  }

  #put(item: Item | undefined, path: Uint8Array, value: Uint8Array): TrieNode {
    if (item === undefined) {
      this.#loaded++
      return leaf(path, value)
    }
    const node = this.#load(item)
    node.reference = undefined
    if (node.kind === "branch") {
      const digit = path[0] as number
      node.children[digit] = this.#put(node.children[digit], path.subarray(1), value)
      return node
    }
    const common = commonLength(node.path, path)
    if (common === node.path.length) {
      if (node.kind === "leaf") node.value = value
      else node.child = this.#put(node.child, path.subarray(common), value)
      return node
    }
    const split = branch()
    const rest = node.path.subarray(common + 1)
    split.children[node.path[common] as number] =
      node.kind === "leaf" ? leaf(rest, node.value) : rest.length === 0 ? node.child : extension(rest, node.child)
    split.children[path[common] as number] = leaf(path.subarray(common + 1), value)
    this.#loaded += 2
    return common === 0 ? split : extension(path.subarray(0, common), split)
  }

  #delete(item: Item | undefined, path: Uint8Array): Item | undefined {
    if (item === undefined) return undefined
    const node = this.#load(item)
    if (node.kind === "branch") {
      const digit = path[0] as number
      node.children[digit] = this.#delete(node.children[digit], path.subarray(1))
      node.reference = undefined
      const left = node.children.flatMap((child, at) => (child === undefined ? [] : [{ child, at }]))
      const [only] = left
      return left.length === 1 && only ? this.#join(Uint8Array.of(only.at), only.child) : node
    }
    if (commonLength(node.path, path) < node.path.length) return node
    if (node.kind === "leaf") return undefined
    const child = this.#delete(node.child, path.subarray(node.path.length))
    return child && this.#join(node.path, child)
  }

  /** A node below more digits of its path. */
  #join(path: Uint8Array, item: Item): TrieNode {
    const node = this.#load(item)
    if (node.kind === "branch") return extension(path, node)
    const joined = new Uint8Array(path.length + node.path.length)
    joined.set(path)
    joined.set(node.path, path.length)
    return node.kind === "leaf" ? leaf(joined, node.value) : extension(joined, node.child)
  }
}

function commonLength(one: Uint8Array, other: Uint8Array): number {
  const length = Math.min(one.length, other.length)
  for (let at = 0; at < length; at++) if (one[at] !== other[at]) return at
  return length
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && commonLength(one, other) === one.length
