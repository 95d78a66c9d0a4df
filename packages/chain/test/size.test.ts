import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { buildSync } from "esbuild"
import { expect, test } from "vitest"

/** A minified bundle for browsers of a module that imports the package, and its size after `gzip -9`. */
function bundle(source: string) {
  const [{ text } = { text: "" }] = buildSync({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL("../src", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
  }).outputFiles
  return { text, bytes: gzipSync(text, { level: 9 }).length }
}

const sizes: readonly [string, string, number][] = [
  ["an id as text", 'export { formatId } from "./index.ts"', 6],
  ["P-Chain blocks, decoded", 'export { decodePChainBlock } from "./index.ts"', 8],
  ["a transfer, built and signed", 'export { buildXChainBaseTx, signTransaction } from "./index.ts"', 30],
  ["all but BLS", 'export * from "./index.ts"', 55],
  ["warp messages, verified", 'export { verifyWarpMessage } from "./bls/index.ts"', 30],
]

test.each(sizes)("%s: no more than it needs", (_, source, kilobytes) => {
  expect(bundle(source).bytes).toBeLessThanOrEqual(kilobytes * 1000)
})

test("BLS stays out of the main entry, and decoding without it needs no curve at all", () => {
  const fieldOfBls = "1a0111ea397fe69a4b1ba7b6434bacd7"
  expect(bundle('export * from "./bls/index.ts"').text).toContain(fieldOfBls)
  expect(bundle('export * from "./index.ts"').text).not.toContain(fieldOfBls)
  const orderOfSecp256k1 = "fffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"
  expect(bundle('export { signHash } from "./index.ts"').text).toContain(orderOfSecp256k1)
  expect(bundle('export { decodePChainBlock } from "./index.ts"').text).not.toContain(orderOfSecp256k1)
})
