import { sha256 } from "@noble/hashes/sha2.js"
import { base58, bech32, bech32m } from "@scure/base"
import fc from "fast-check"
import { expect, test } from "vitest"
import { formatAddress, parseAddress } from "../src/text/address.ts"
import { encodeBase58 } from "../src/text/base58.ts"
import { decodeBech32, encodeBech32 } from "../src/text/bech32.ts"
import { decodeCb58, encodeCb58 } from "../src/text/cb58.ts"
import { formatEthAddress, parseEthAddress } from "../src/text/eth-address.ts"
import { formatHex, type HexEncoding, parseHex } from "../src/text/hex.ts"
import { hrpOf } from "../src/text/hrp.ts"
import { formatId, formatShortId, parseId, parseShortId } from "../src/text/id.ts"
import { formatNodeId, parseNodeId } from "../src/text/node-id.ts"
import { formatPrivateKey, parsePrivateKey } from "../src/text/private-key.ts"
import { sha256Tail } from "../src/text/short-sha256.ts"
import { TextError } from "../src/text/text-error.ts"
import { formatUtxoLocation, parseUtxoLocation } from "../src/text/utxo-id.ts"
import { fixture, fromHex, toHex } from "./vectors.ts"

interface Named {
  readonly name: string
  readonly text: string
  readonly bytes: string
}

interface AddressVerdict {
  readonly text: string
  readonly name: string
  readonly parse: { readonly chain?: string; readonly hrp?: string; readonly error?: string }
  readonly toShortID: { readonly bytes?: string }
}

interface Encodings {
  readonly cb58: readonly Named[]
  readonly cb58Rejected: readonly Named[]
  readonly hex: readonly (Record<HexEncoding, string> & { readonly bytes: string })[]
  readonly hexRejected: readonly { readonly encoding: HexEncoding; readonly text: string; readonly name: string }[]
  readonly hexAccepted: readonly { readonly encoding: HexEncoding; readonly text: string; readonly bytes: string }[]
  readonly ids: readonly Named[]
  readonly idsRejected: readonly (Named & {
    readonly what: "ID" | "ShortID" | "NodeID" | "UTXOID"
    readonly error: string
  })[]
  readonly addresses: readonly (Named & { readonly chain: string; readonly hrp: string })[]
  readonly addressesRejected: readonly AddressVerdict[]
  readonly addressesAccepted: readonly AddressVerdict[]
  readonly nodes: readonly Named[]
  readonly privateKeys: readonly (Named & {
    readonly shortID: string
    readonly shortIDText: string
    readonly ethAddress: string
  })[]
  readonly privateKeysRejected: readonly Named[]
  readonly derived: readonly { readonly txID?: string; readonly outputIndex?: number; readonly utxoIDText?: string }[]
}

const vectors = fixture<Encodings>("encodings")

/** The code of the thrown TextError; fails for any other error; undefined if nothing is thrown. */
function refusal(run: () => unknown): string | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof TextError) return error.code
    throw error
  }
  return undefined
}

test("cb58 is the node's", () => {
  expect(vectors.cb58.length).toBe(17)
  for (const { bytes, text } of vectors.cb58) {
    expect(encodeCb58(fromHex(bytes))).toBe(text)
    expect(toHex(decodeCb58(text))).toBe(bytes)
  }
})

test("what is not cb58 is refused by the rule that it breaks", () => {
  expect(
    Object.fromEntries(vectors.cb58Rejected.map(({ name, text }) => [name, refusal(() => decodeCb58(text))])),
  ).toEqual({
    "empty text": "length",
    "character 0": "alphabet",
    "character O": "alphabet",
    "character I": "alphabet",
    "character l": "alphabet",
    "space before": "alphabet",
    "space after": "alphabet",
    "newline after": "alphabet",
    "character outside ASCII": "alphabet",
    "last character changed": "checksum",
    "first two characters swapped": "checksum",
    "truncated by one character": "checksum",
    "leading 1 added": "checksum",
    "one character": "length",
    "three zero bytes": "length",
    "four zero bytes (no checksum of nothing)": "checksum",
    "hex where base 58 is wanted": "alphabet",
  })
})

test("a cb58 text of any length is refused in little time", () => {
  expect(refusal(() => decodeCb58("z".repeat(4097)))).toBe("length")
  expect(refusal(() => decodeCb58("z".repeat(4096)))).toBe("checksum")
})

test("base 58 of any bytes is @scure/base's", () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 48 }),
    fc.uint8Array({ maxLength: 40 }).map((tail) => Uint8Array.of(0, 0, ...tail).subarray(0, 40)),
    fc.integer({ min: 0, max: 40 }).map((length) => new Uint8Array(length).fill(255)),
  )
  fc.assert(
    fc.property(bytes, (value) => encodeBase58(value) === base58.encode(value)),
    { numRuns: 2000 },
  )
})

test("the checksum of any bytes is sha256's tail", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 80 }),
      (value) => sha256Tail(value) === new DataView(sha256(value).buffer).getInt32(28),
    ),
    { numRuns: 500 },
  )
})

test("hex in its three forms is the node's", () => {
  expect(vectors.hex.length).toBe(17)
  for (const { bytes, ...forms } of vectors.hex) {
    for (const encoding of ["hex", "hexc", "hexnc"] as const) {
      expect(formatHex(fromHex(bytes), encoding)).toBe(forms[encoding])
      expect(toHex(parseHex(forms[encoding], encoding))).toBe(bytes)
    }
  }
  for (const { text, encoding, bytes } of vectors.hexAccepted) expect(toHex(parseHex(text, encoding))).toBe(bytes)
})

test("what is not hex is refused by the rule that it breaks", () => {
  const codes = vectors.hexRejected.map(({ name, text, encoding }) => [name, refusal(() => parseHex(text, encoding))])
  const ofForms = (forms: readonly string[], rules: Record<string, string>) =>
    forms.flatMap((form) => Object.entries(rules).map(([rule, code]) => [`${form}: ${rule}`, code]))
  const everywhere = {
    "missing 0x": "prefix",
    "prefix 0X": "prefix",
    "odd length": "length",
    "character outside the alphabet": "alphabet",
    "space inside": "alphabet",
  }
  const checksummed = {
    "bad checksum": "checksum",
    "no checksum at all": "checksum",
    "too short for a checksum": "length",
    "0x alone": "length",
  }
  expect(Object.fromEntries(codes)).toEqual({
    ...Object.fromEntries(ofForms(["hex", "hexc", "hexnc"], everywhere)),
    ...Object.fromEntries(ofForms(["hex", "hexc"], checksummed)),
    ...Object.fromEntries(codes.filter(([name]) => name?.startsWith("json")).map(([name]) => [name, "encoding"])),
  })
  expect(refusal(() => formatHex(new Uint8Array(), "json" as HexEncoding))).toBe("encoding")
})

test("ids, short ids, node ids and places of outputs are the node's", () => {
  for (const { bytes, text } of vectors.ids) {
    expect(formatId(fromHex(bytes))).toBe(text)
    expect(toHex(parseId(text))).toBe(bytes)
  }
  for (const { bytes, text } of vectors.nodes) {
    expect(formatNodeId(fromHex(bytes))).toBe(text)
    expect(toHex(parseNodeId(text))).toBe(bytes)
  }
  for (const { shortID, shortIDText } of vectors.privateKeys) {
    expect(formatShortId(fromHex(shortID))).toBe(shortIDText)
    expect(toHex(parseShortId(shortIDText))).toBe(shortID)
  }
  const located = vectors.derived.filter((vector) => vector.utxoIDText !== undefined)
  expect(located.length).toBe(5)
  for (const { txID = "", outputIndex = -1, utxoIDText = "" } of located) {
    expect(formatUtxoLocation({ txID: parseId(txID), outputIndex })).toBe(utxoIDText)
    expect(parseUtxoLocation(utxoIDText)).toEqual({ txID: parseId(txID), outputIndex })
  }
})

test("what is not an id is refused by the rule that it breaks", () => {
  const parsers = { ID: parseId, ShortID: parseShortId, NodeID: parseNodeId, UTXOID: parseUtxoLocation }
  const codes = vectors.idsRejected.map(({ what, text, error }) => [error, refusal(() => parsers[what](text))])
  const expected = vectors.idsRejected.map(({ error }) => {
    if (error.includes("missing the prefix")) return [error, "prefix"]
    if (error.includes("tokens")) return [error, "separator"]
    if (error.includes("ParseUint")) return [error, "range"]
    return [error, "length"]
  })
  expect(codes).toEqual(expected)
  expect(codes.length).toBe(13)
  expect(refusal(() => formatId(new Uint8Array(20)))).toBe("length")
  expect(refusal(() => formatNodeId(new Uint8Array(32)))).toBe("length")
})

test("addresses of every prefix and chain are the node's", () => {
  expect(vectors.addresses.length).toBe(45)
  for (const { bytes, text, hrp, chain } of vectors.addresses) {
    expect(formatAddress(fromHex(bytes), hrp, chain)).toBe(text)
    expect(parseAddress(text)).toEqual({ chain, hrp, bytes: fromHex(bytes) })
    expect(parseAddress(text.slice(2))).toEqual({ hrp, bytes: fromHex(bytes) })
  }
})

test("an address is taken when the node takes its 20 bytes, and only then", () => {
  const verdicts = [...vectors.addressesAccepted, ...vectors.addressesRejected]
  expect(verdicts.length).toBe(27)
  for (const { name, text, parse, toShortID } of verdicts) {
    const { chain, hrp } = parse
    // The chain is optional here; the caller checks which parts an address must have.
    if (name === "no separator") expect(parseAddress(text).chain).toBeUndefined()
    else if (toShortID.bytes) expect(parseAddress(text)).toEqual({ chain, hrp, bytes: fromHex(toShortID.bytes) })
    else
      expect(
        refusal(() => parseAddress(text)),
        name,
      ).toMatch(/^(length|alphabet|case|separator|checksum)$/)
  }
})

test("Bech32 of any bytes is @scure/base's", () => {
  const hrp = fc.stringMatching(/^[a-z0-9]{1,20}$/)
  fc.assert(
    fc.property(hrp, fc.uint8Array({ maxLength: 35 }), (prefix, bytes) => {
      const text = encodeBech32(prefix, bytes)
      expect(text).toBe(bech32.encode(prefix, bech32.toWords(bytes)))
      const read = decodeBech32(text)
      expect(read.hrp).toBe(prefix)
      expect(read.bytes.subarray(0, bytes.length)).toEqual(bytes)
      expect(decodeBech32(bech32m.encode(prefix, bech32m.toWords(bytes)))).toEqual(read)
    }),
    { numRuns: 300 },
  )
  expect(refusal(() => encodeBech32("LOCAL", new Uint8Array(20)))).toBe("alphabet")
  expect(refusal(() => encodeBech32("", new Uint8Array(20)))).toBe("alphabet")
  expect(refusal(() => encodeBech32("local", new Uint8Array(60)))).toBe("length")
})

test("networks have the node's prefixes", () => {
  expect([1, 2, 3, 4, 5, 10, 12345, 0, 1337, 4294967295].map(hrpOf)).toEqual([
    "avax",
    "cascade",
    "denali",
    "everest",
    "fuji",
    "testing",
    "local",
    "custom",
    "custom",
    "custom",
  ])
})

test("private keys are the node's", () => {
  expect(vectors.privateKeys.length).toBe(8)
  for (const { bytes, text } of vectors.privateKeys) {
    expect(formatPrivateKey(fromHex(bytes))).toBe(text)
    expect(toHex(parsePrivateKey(text))).toBe(bytes)
  }
  expect(vectors.privateKeysRejected.map(({ text }) => refusal(() => parsePrivateKey(text)))).toEqual([
    "prefix",
    "prefix",
    "length",
    "length",
    "checksum",
    "length",
    "alphabet",
  ])
})

test("an error never repeats the text, which may be a key", () => {
  for (const { text } of vectors.privateKeysRejected) {
    const body = text.replace(/^PrivateKey-/, "")
    if (body.length === 0) continue
    expect(() => parsePrivateKey(text)).toThrow(expect.objectContaining({ message: expect.not.stringContaining(body) }))
  }
})

test("EVM addresses carry EIP-55's checksum, verified where there is one", () => {
  for (const { ethAddress } of vectors.privateKeys) {
    const bytes = parseEthAddress(ethAddress)
    expect(toHex(bytes)).toBe(ethAddress.toLowerCase())
    expect(formatEthAddress(bytes)).toBe(ethAddress)
    expect(parseEthAddress(ethAddress.toLowerCase())).toEqual(bytes)
    expect(parseEthAddress(`0x${ethAddress.slice(2).toUpperCase()}`)).toEqual(bytes)
    const swapped = [...ethAddress].map((letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    expect(refusal(() => parseEthAddress(`0x${swapped.slice(2).join("")}`))).toBe("checksum")
  }
  expect(refusal(() => parseEthAddress("0x00"))).toBe("length")
  expect(refusal(() => parseEthAddress("8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC00"))).toBe("prefix")
  expect(refusal(() => parseEthAddress("0xzdb97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC"))).toBe("alphabet")
})
