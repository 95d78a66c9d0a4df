import { createMerkleProof, createMPT } from "@ethereumjs/mpt"
import { RLP } from "@ethereumjs/rlp"
import fc from "fast-check"
import { expect, test } from "vitest"
import { listRoot } from "../block/list-root.ts"
import { toHex } from "../codec/hex.ts"
import { loadCrypto } from "../crypto/crypto.ts"
import { MerkleTrie } from "./merkle-trie.ts"

const { keccak256 } = await loadCrypto()

/** Few keys that share beginnings: paths split, join and end in nodes that are part of others. */
const keys = fc.uint8Array({ minLength: 3, maxLength: 3 }).map((key) => key.map((byte) => byte & 0x11))
const values = fc.oneof(fc.uint8Array({ minLength: 1, maxLength: 3 }), fc.uint8Array({ minLength: 30, maxLength: 80 }))
const changes = fc.array(fc.record({ key: keys, value: fc.option(values, { nil: undefined }) }), { maxLength: 12 })

const hashed = fc.uint8Array({ minLength: 20, maxLength: 20 })
const commits = (of: typeof keys) =>
  fc.array(fc.array(fc.record({ key: of, value: fc.option(values, { nil: undefined }) }), { maxLength: 12 }), {
    maxLength: 5,
  })

function memoryTrie(nodes: Map<string, Uint8Array>, pathOf?: (key: Uint8Array) => Uint8Array): MerkleTrie {
  return new MerkleTrie({
    keccak256,
    read: (hash) => nodes.get(hash),
    write: (hash, bytes) => void nodes.set(hash, bytes),
    ...(pathOf ? { pathOf } : {}),
  })
}

for (const { name, of, isHashed } of [
  { name: "keys that share beginnings", of: keys, isHashed: false },
  { name: "hashed keys", of: hashed, isHashed: true },
])
  test(`has the roots, values and proofs of another implementation after every commit: ${name}`, async () => {
    await fc.assert(
      fc.asyncProperty(commits(of), fc.boolean(), async (all, isReopened) => {
        const nodes = new Map<string, Uint8Array>()
        const pathOf = isHashed ? keccak256 : undefined
        let trie = memoryTrie(nodes, pathOf)
        const other = await createMPT({ useKeyHashing: isHashed, useKeyHashingFunction: keccak256 })
        const seen: Uint8Array[] = []
        for (const one of all) {
          for (const { key, value } of one) {
            seen.push(key)
            if (value === undefined) {
              trie.delete(key)
              await other.del(key)
            } else {
              trie.put(key, value)
              await other.put(key, value)
            }
          }
          expect(toHex(trie.commit())).toBe(toHex(other.root()))
          if (isReopened) {
            const { root } = trie
            trie = memoryTrie(nodes, pathOf)
            trie.goTo(root)
          }
          for (const key of seen) {
            expect(trie.get(key) ?? null).toEqual(await other.get(key))
            expect(trie.proofOf(key).map(toHex)).toEqual((await hashedNodes(other, key)).map(toHex))
          }
        }
      }),
    )
  })

/** The nodes of a proof with a hash of their own; that library also gives those that are part of others. */
async function hashedNodes(trie: Awaited<ReturnType<typeof createMPT>>, key: Uint8Array) {
  const proof = await createMerkleProof(trie, key)
  return proof.filter((bytes, at) => at === 0 || bytes.length >= 32)
}

test("earlier roots stay readable, and uncommitted changes are discarded", () => {
  fc.assert(
    fc.property(changes, changes, (first, second) => {
      const trie = memoryTrie(new Map())
      const apply = (all: typeof first) => {
        for (const { key, value } of all) {
          if (value === undefined) trie.delete(key)
          else trie.put(key, value)
        }
      }
      apply(first)
      const root = trie.commit()
      const before = first.map(({ key }) => trie.get(key))
      apply(second)
      trie.goTo(root)
      expect(first.map(({ key }) => trie.get(key))).toEqual(before)
      apply(second)
      trie.commit()
      trie.goTo(root)
      expect(first.map(({ key }) => trie.get(key))).toEqual(before)
    }),
  )
})

test("a store without a node is an error that names it", () => {
  const nodes = new Map<string, Uint8Array>()
  const trie = memoryTrie(nodes)
  trie.put(Uint8Array.of(1), new Uint8Array(40))
  const root = trie.commit()
  const other = memoryTrie(new Map())
  other.goTo(root)
  expect(() => other.get(Uint8Array.of(1))).toThrow(new Error(`The store has no trie node ${toHex(root).slice(2)}.`))
})

test("the root of a list is that of its trie by index", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ minLength: 1, maxLength: 90 }), { maxLength: 300 }), async (items) => {
      const other = await createMPT()
      for (const [at, item] of items.entries()) await other.put(RLP.encode(at), item)
      expect(listRoot(items, { keccak256 })).toBe(toHex(other.root()))
    }),
    { numRuns: 10 },
  )
})
