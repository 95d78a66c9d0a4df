import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { buildSync } from "esbuild"
import { expect, test } from "vitest"

/** A minified bundle of a module that imports the package, and its size after `gzip -9`. */
function bundle(source: string) {
  const [{ text } = { text: "" }] = buildSync({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL("../../src/rest", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  }).outputFiles
  return { text, bytes: gzipSync(text, { level: 9 }).length }
}

const core = `
  import { createPages, createRestCore, keyInHeader, rawClient } from "./index.ts"
  const core = createRestCore({ baseUrl: "https://data.example" }, { security: keyInHeader("x-data-api-key") })
`
const listing = `
  const operation = { id: "listLatestBlocks", method: "GET", path: "/v1/chains/{chainId}/blocks", query: ["pageToken", "pageSize"], items: "blocks", pages: createPages }
  export const listLatestBlocks = (parameters, options) => core.pages(operation, parameters, options)
`

test("a listing with all that is beneath it is at most 6.9 KB, and nothing of openapi-fetch", () => {
  const { text, bytes } = bundle(core + listing)
  expect(bytes).toBeLessThanOrEqual(6_900)
  expect(text).not.toContain("bodySerializer")
})

test("the raw client adds at most 2.7 KB", () => {
  const { text, bytes } = bundle(`${core}${listing}export const raw = rawClient(core)`)
  expect(bytes).toBeLessThanOrEqual(bundle(core + listing).bytes + 2_700)
  expect(text).toContain("bodySerializer")
})
