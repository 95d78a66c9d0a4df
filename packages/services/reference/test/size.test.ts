import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { referenceSite } from "../src/index.ts"

const limit = 100_000

test("the page, its script and its styles are 100 KB at most, compressed, without the documents", async () => {
  const { paths, find } = referenceSite({ title: "T", documents: [{ name: "a", title: "A", text: async () => "{}" }] })
  const files = await Promise.all(paths.filter((path) => !path.endsWith(".json")).map(find))
  const sizes = files.map((file) => gzipSync(file?.body ?? "", { level: 9 }).length)
  expect(sizes).toHaveLength(3)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(limit)
})
