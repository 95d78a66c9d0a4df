import { createNode, encode } from "@ipld/dag-pb"
import { CID } from "multiformats/cid"
import { create } from "multiformats/hashes/digest"
import { expect, test } from "vitest"
import { encodeFolder, fileId, folderId } from "./content-id.ts"

const bytesOf = (text: string) => new TextEncoder().encode(text)

test("an empty folder has the id that everybody knows", () => {
  expect(folderId([])).toBe("bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354")
})

test("files and folders have the ids that another implementation gives them, whatever the order of a folder", async () => {
  const files = ["b.json", "a.json", "c.svg"].map((name) => ({ name, bytes: bytesOf(name.repeat(40)) }))
  const digest = async (bytes: Uint8Array) =>
    create(0x12, new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.slice())))
  const links = await Promise.all(
    files.map(async ({ name, bytes }) => ({
      Name: name,
      Tsize: bytes.length,
      Hash: CID.createV1(0x55, await digest(bytes)),
    })),
  )
  const sorted = links.toSorted((one, other) => (one.Name < other.Name ? -1 : 1))
  const expected = encode(createNode(Uint8Array.of(0x08, 0x01), sorted))
  expect(files.map(({ bytes }) => fileId(bytes))).toEqual(links.map(({ Hash }) => Hash.toString()))
  expect(encodeFolder(files)).toEqual(expected)
  expect(folderId(files)).toBe(CID.createV1(0x70, await digest(expected)).toString())
})
