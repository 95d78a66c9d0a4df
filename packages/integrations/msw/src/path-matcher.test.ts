import fc from "fast-check"
import { expect, test } from "vitest"
import { pathMatcher } from "./path-matcher.ts"

const block = pathMatcher("/v1/chains/{chainId}/blocks/{blockId}", undefined)

test.each([
  ["https://data.example/v1/chains/1/blocks/2", { chainId: "1", blockId: "2" }],
  ["http://127.0.0.1:4010/below/here/v1/chains/1/blocks/2?x=/v1#y", { chainId: "1", blockId: "2" }],
  ["https://data.example/v1/chains/a%2Fb/blocks/%C3%A9", { chainId: "a/b", blockId: "é" }],
  ["https://data.example/v1/chains/%/blocks/2", { chainId: "%", blockId: "2" }],
  ["https://data.example/v1/chains/1/blocks", undefined],
  ["https://data.example/v1/chains/1/blocks/2/3", undefined],
  ["https://data.example/v1/chains//blocks/2", undefined],
  ["https://data.example/?/v1/chains/1/blocks/2", undefined],
])("%s has the variables %o", (url, variables) => {
  expect(block(url)).toStrictEqual(variables)
})

test("what follows a variable in its segment stands for itself", () => {
  const reindex = pathMatcher("/tokens/{tokenId}:reindex", undefined)
  expect(reindex("https://data.example/tokens/7:reindex")).toStrictEqual({ tokenId: "7" })
  expect(reindex("https://data.example/tokens/7:other")).toBeUndefined()
  expect(pathMatcher("/a.b", undefined)("https://data.example/aXb")).toBeUndefined()
})

test("a base URL counts whole, with or without a slash at its end", () => {
  for (const base of ["https://data.example/api", "https://data.example/api/"]) {
    const chains = pathMatcher("/v1/chains", base)
    expect(chains("https://data.example/api/v1/chains")).toStrictEqual({})
    expect(chains("https://data.example/v1/chains")).toBeUndefined()
    expect(chains("https://evil.example/https://data.example/api/v1/chains")).toBeUndefined()
  }
})

test("any text comes back from its place in a path", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (text) => {
      const url = `https://data.example/v1/chains/${encodeURIComponent(text)}/blocks/2`
      expect(block(url)).toStrictEqual({ chainId: text, blockId: "2" })
    }),
  )
})
