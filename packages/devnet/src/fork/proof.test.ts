import { createMerkleProof, createMPT } from "@ethereumjs/mpt"
import { expect, test } from "vitest"
import { emptyRoot, fromHex, loadCrypto, toHex } from "../evm/index.ts"
import { provenValue } from "./proof.ts"

const key = (number: number) => new Uint8Array(20).fill(number)
const crypto = await loadCrypto()

async function trie() {
  const made = await createMPT({ useKeyHashing: true, useKeyHashingFunction: crypto.keccak256 })
  for (const number of [1, 2, 3, 4]) await made.put(key(number), new Uint8Array(40).fill(number))
  return made
}

test("a proof shows a value, or that there is none", async () => {
  const made = await trie()
  const root = toHex(made.root())
  const proven = async (number: number) =>
    provenValue(root, key(number), await createMerkleProof(made, key(number)), crypto)
  expect(await proven(2)).toEqual(new Uint8Array(40).fill(2))
  expect(await proven(9)).toBeUndefined()
  expect(await provenValue(emptyRoot, key(1), [], crypto)).toBeUndefined()
})

test("what is no proof of the root and the key is refused with the reason", async () => {
  const made = await trie()
  const root = toHex(made.root())
  const proof = await createMerkleProof(made, key(2))
  const [first = new Uint8Array()] = proof
  const refusal = (nodes: readonly Uint8Array[], of = root) =>
    provenValue(of, key(2), nodes, crypto).then(
      () => "none",
      (error: Error) => error.message,
    )
  expect(await refusal([])).toBe("the proof is empty")
  expect(await refusal(proof, `0x${"11".repeat(32)}`)).toBe(
    `its proof is of the root ${root}, not 0x${"11".repeat(32)}`,
  )
  expect(await refusal(Array.from({ length: 66 }, () => first))).toBe("the proof has 66 nodes")
  expect(await refusal([first])).not.toBe("none")
  const changed = fromHex(toHex(proof.at(-1) as Uint8Array).replace(/..$/, "ff"))
  expect(await refusal([...proof.slice(0, -1), changed])).not.toBe("none")
})
