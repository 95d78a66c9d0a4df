import { createMPT } from "@ethereumjs/mpt"
import { RLP } from "@ethereumjs/rlp"
import { keccak_256 } from "@noble/hashes/sha3.js"
import { expect, test } from "vitest"
import { verifyTools } from "../../../test/evm/verified-context.ts"
import { emptyRoot, trieRoot } from "./trie-root.ts"

const { keccak } = verifyTools

/** This many items, encoded shorter or longer than a hash. */
const itemsOf = (count: number, length: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => Buffer.alloc(length(index), index + 1))

async function rootByLibrary(items: readonly Uint8Array[]): Promise<string> {
  const trie = await createMPT()
  for (const [index, item] of items.entries()) await trie.put(RLP.encode(index), item)
  return Buffer.from(trie.root()).toString("hex")
}

test.each([1, 2, 3, 15, 16, 17, 127, 128, 129, 130, 255, 256, 257, 300, 600])(
  "the root of %i items is the one of a trie that they are put into one by one",
  async (count) => {
    const items = itemsOf(count, (index) => 1 + ((index * 37) % 200))
    expect(
      trieRoot(
        items.map((item) => item.toString("hex")),
        keccak,
      ),
    ).toBe(await rootByLibrary(items))
  },
)

test("items that are shorter than a hash stand in their parents", async () => {
  const items = itemsOf(40, () => 2)
  expect(
    trieRoot(
      items.map((item) => item.toString("hex")),
      keccak,
    ),
  ).toBe(await rootByLibrary(items))
})

test("a trie without items has the root of nothing", async () => {
  expect(trieRoot([], keccak)).toBe(emptyRoot)
  expect(emptyRoot).toBe(await rootByLibrary([]))
})

test("the hash of each item is told", () => {
  const items = itemsOf(200, () => 40)
  const hashes: string[] = []
  const note = (index: number, hash: string) => {
    hashes[index] = hash
  }
  trieRoot(
    items.map((item) => item.toString("hex")),
    keccak,
    note,
  )
  expect(hashes).toEqual(items.map((item) => Buffer.from(keccak_256(item)).toString("hex")))
})

test("digits that are not hexadecimal are no item", () => {
  expect(() => trieRoot(["zz".repeat(40)], keccak)).toThrow("its bytes are not hexadecimal")
})
