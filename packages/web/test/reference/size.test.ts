import { expect, test } from "vitest"
import { referenceSite } from "../../src/reference/index.ts"

/** Bytes. What gzip makes of the same text depends on the machine: some 63,900. */
const limit = 66 * 1024

test("the page, its script and its styles are 66 KiB at most as gzip, without the documents", async () => {
  const { paths, find } = referenceSite({ title: "T", documents: [{ name: "a", title: "A", text: async () => "{}" }] })
  const files = await Promise.all(
    paths.filter((path) => !path.endsWith(".json")).map((path) => find(path, { encodings: "gzip" })),
  )
  const sizes = files.map((file) => file?.body.byteLength ?? Number.NaN)
  expect(sizes).toHaveLength(3)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(limit)
})
