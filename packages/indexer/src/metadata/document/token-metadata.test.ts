import { expect, test } from "vitest"
import { limits, maxMetadataDepth, metadataOf } from "./token-metadata.ts"

const tokenId = `0x${"0".repeat(62)}1f` as const
const nft = { standard: 721, tokenId } as const
const multi = { standard: 1155, tokenId } as const
const of = (document: unknown, token: typeof nft | typeof multi = nft) =>
  metadataOf(Buffer.from(typeof document === "string" ? document : JSON.stringify(document)), token)

test("the members of an ERC-721 token's metadata", () => {
  expect(
    of({
      name: "Ice #1",
      symbol: "ICE",
      description: "Two\nlines",
      image: "ipfs://x/1.png",
      animation_url: "https://a.example/1.mp4",
      external_url: "https://a.example/1",
      background_color: "ffffff",
      attributes: [{ trait_type: "Hue", value: 3 }],
      decimals: 18,
      properties: { a: 1 },
    }),
  ).toEqual({
    name: "Ice #1",
    symbol: "ICE",
    imageUri: "ipfs://x/1.png",
    description: "Two\nlines",
    animationUri: "https://a.example/1.mp4",
    externalUrl: "https://a.example/1",
    background: "ffffff",
    attributes: '[{"trait_type":"Hue","value":3}]',
  })
})

test("the members of an ERC-1155 token's metadata, with {id} replaced in every text", () => {
  const id = tokenId.slice(2)
  expect(
    of(
      {
        name: "Ice {id}",
        image: "https://a.example/{id}.png",
        decimals: 2,
        properties: { rank: "{id}" },
        attributes: [],
      },
      multi,
    ),
  ).toEqual({
    name: `Ice ${id}`,
    imageUri: `https://a.example/${id}.png`,
    decimals: 2,
    properties: `{"rank":"${id}"}`,
  })
})

test("{id} means nothing in ERC-721", () => {
  expect(of({ name: "{id}" })).toEqual({ name: "{id}" })
})

test("names in common use stand in for those of the standards", () => {
  expect(
    of({ image_url: "https://a/1", animationUrl: "https://a/2", externalUrl: "https://a/3", traits: [1] }),
  ).toEqual({
    imageUri: "https://a/1",
    animationUri: "https://a/2",
    externalUrl: "https://a/3",
    attributes: "[1]",
  })
})

test("what has the wrong type is left out", () => {
  expect(
    of({ name: "Ice", symbol: 5, image: { url: "x" }, description: null, external_url: ["x"], attributes: "none" }),
  ).toEqual({ name: "Ice" })
  for (const decimals of [-1, 1.5, 256, "18", 1e30])
    expect(of({ name: "Ice", decimals, properties: 4 }, multi)).toEqual({ name: "Ice" })
})

test("names and descriptions are cut, what cannot be cut is left out", () => {
  const long = "x".repeat(100_000)
  expect(
    of({ name: long, description: long, image: `https://a/${long}`, attributes: [long], background_color: long }),
  ).toEqual({
    name: "x".repeat(limits.name),
    description: "x".repeat(limits.description),
    background: "x".repeat(limits.background),
  })
})

test("control characters and lone surrogates do no harm", () => {
  expect(of('{"name":"a\\u0000b\\ud800","image":" https://a/\\n1 ","attributes":["\\u0000\\ud800"]}')).toEqual({
    name: "ab\ufffd",
    imageUri: "https://a/ 1",
    attributes: '["\\u0000\\ud800"]',
  })
})

test("names of JavaScript's own objects mean nothing, of repeated members the last one counts", () => {
  expect(of('{"__proto__":{"name":"evil","image":"evil"},"constructor":{"name":"x"},"name":"a","name":"b"}')).toEqual({
    name: "b",
  })
  expect(of('{"__proto__":{"name":"evil"}}')).toBe("INVALID_METADATA")
  expect(({} as { name?: string }).name).toBeUndefined()
})

test.each(["", "nothing", "<html></html>", '{"name":', "{'name':1}", '{"name":"a"}}', "\u0000", "NaN"])(
  "%j is no JSON",
  (text) => {
    expect(of(text)).toBe("INVALID_METADATA_JSON")
  },
)

test.each(["null", "5", '"text"', "true", "[]", '[{"name":"a"}]', "{}", '{"error":"not found"}', '{"name":""}'])(
  "%s is JSON but no metadata",
  (text) => {
    expect(of(text)).toBe("INVALID_METADATA")
  },
)

test("a byte order mark and broken UTF-8 are no obstacle", () => {
  expect(
    metadataOf(
      Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), Buffer.from('{"name":"a'), Buffer.of(0xff), Buffer.from('"}')]),
      nft,
    ),
  ).toEqual({ name: "a\ufffd" })
})

test("nesting is bounded, and brackets within texts are no nesting", () => {
  const nested = (depth: number) => `${'{"name":"a","attributes":'}${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`
  expect(of(nested(maxMetadataDepth))).toMatchObject({ name: "a" })
  expect(of(nested(maxMetadataDepth + 1))).toBe("INVALID_METADATA_JSON")
  expect(of("[".repeat(1_000_000))).toBe("INVALID_METADATA_JSON")
  expect(of({ name: `${"[".repeat(100)}\\"${"{".repeat(100)}` })).toEqual({
    name: `${"[".repeat(100)}\\"${"{".repeat(100)}`,
  })
})

test("a megabyte made to slow a reader down is read once", () => {
  expect(of(`"${'\\"'.repeat(500_000)}`)).toBe("INVALID_METADATA_JSON")
  expect(of(`[${"[],".repeat(300_000)}[]]`)).toBe("INVALID_METADATA")
})
