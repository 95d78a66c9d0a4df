import { expect, test } from "vitest"
import { readTokenList } from "./read-token-list.ts"
import { TokenListError } from "./token-list-error.ts"

const address = "0x1c64E344536221f938F724ba2a4677cc04657E77"
const minimal = { chainId: 43114, address, name: "Ice", symbol: "ICE", decimals: 18 }
const listOf = (...tokens: unknown[]) => JSON.stringify({ name: "List", timestamp: "2026-11-21", tokens })

test("a token is read with all that a contract record can show of it", () => {
  const token = {
    ...minimal,
    logoURI: "ipfs://bafkreif7/logo.png",
    tags: ["stablecoin"],
    extensions: {
      description: "A token.",
      officialSite: "https://example.com",
      email: "ice@example.com",
      color: "e8f4ff",
      bannerUri: "https://example.com/banner.png",
      coingeckoId: "ice",
      resourceLinks: { Blog: "https://example.com/blog", Github: "https://example.com/git" },
      somethingElse: 7,
    },
  }
  expect(readTokenList("list.json", listOf(token))).toEqual([
    {
      chainId: "43114",
      address: address.toLowerCase(),
      token: {
        name: "Ice",
        symbol: "ICE",
        decimals: 18,
        logoUri: "ipfs://bafkreif7/logo.png",
        description: "A token.",
        officialSite: "https://example.com",
        email: "ice@example.com",
        color: "e8f4ff",
        bannerUri: "https://example.com/banner.png",
        coingeckoCoinId: "ice",
        tags: ["stablecoin"],
        resourceLinks: [
          { type: "Blog", url: "https://example.com/blog" },
          { type: "Github", url: "https://example.com/git" },
        ],
      },
    },
  ])
})

test("a token of which the list tells nothing is read as such", () => {
  expect(readTokenList("list.json", listOf({ chainId: 1, address, name: "", symbol: "" }))).toEqual([
    { chainId: "1", address: address.toLowerCase(), token: {} },
  ])
})

test.each([
  ["{", undefined, "not JSON"],
  ["{}", undefined, "tokens must be a list"],
  ["null", undefined, "tokens must be a list"],
  [listOf(7), 0, "a token must be an object"],
  [listOf(minimal, { ...minimal, chainId: "43114" }), 1, "chainId must be a number"],
  [listOf({ ...minimal, address: "0x1" }), 0, "address must be an EVM address"],
  [listOf({ ...minimal, decimals: 256 }), 0, "decimals must be an integer from 0 to 255"],
  [listOf({ ...minimal, decimals: "18" }), 0, "decimals must be an integer from 0 to 255"],
  [listOf({ ...minimal, name: "x".repeat(257) }), 0, "name must be a string of at most 256 characters"],
  [
    listOf({ ...minimal, logoURI: "javascript:alert(1)" }),
    0,
    "logoURI must begin with https:, http:, ipfs: or data:image/",
  ],
  [listOf({ ...minimal, logoURI: 7 }), 0, "logoURI must be a string of at most 2048 characters"],
  [listOf({ ...minimal, tags: "a" }), 0, "tags must be at most 50 strings of at most 64 characters"],
  [listOf({ ...minimal, extensions: [] }), 0, "extensions must be an object"],
  [
    listOf({ ...minimal, extensions: { resourceLinks: { Blog: "javascript:1" } } }),
    0,
    "resourceLinks: Blog must begin with https: or http:",
  ],
])("%.80s is refused with its file, token and rule", (text, token, rule) => {
  let error: unknown
  try {
    readTokenList("list.json", text)
  } catch (caught) {
    error = caught
  }
  expect(error).toBeInstanceOf(TokenListError)
  expect({ ...(error as TokenListError) }).toEqual({
    name: "TokenListError",
    code: "TOKEN_LIST",
    file: "list.json",
    token,
    rule,
  })
})
