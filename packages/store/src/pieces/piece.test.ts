import { hash } from "node:crypto"
import fc from "fast-check"
import { expect, test } from "vitest"
import { packBlocks } from "../evm/archive/pack.ts"
import type { Hex } from "../hex.ts"
import { answersOfChunk, decodePiece, encodePiece, PieceBuilder, PieceError, pieceKey } from "./index.ts"

const hashOf = (text: string): Hex => `0x${hash("sha256", text)}`
const textOf = (answer: unknown) => new Uint8Array(Buffer.from(JSON.stringify({ block: answer, receipts: [] })))

/** A piece of blocks with these answers. */
function builtPiece(first: number, answers: readonly unknown[]) {
  const builder = new PieceBuilder("evm-7")
  for (const [index, answer] of answers.entries()) {
    const number = first + index
    const [own, parentHash] = [hashOf(`block ${number}`), hashOf(`block ${number - 1}`)]
    builder.add({ number, hash: own, parentHash, text: textOf(answer), isTraced: index % 2 === 1 })
  }
  const range = { first, last: first + answers.length - 1 }
  return { range, key: pieceKey("evm-7", range), encoded: builder.encode() }
}

const bytesOf = async (encoded: Promise<Uint8Array>) => new Uint8Array(await encoded)

/** What refuses bytes under a key: a code and a reason. */
async function refusal(bytes: Uint8Array<ArrayBuffer>, key: string) {
  try {
    for (const chunk of decodePiece(bytes, key).chunks) for await (const _ of answersOfChunk(chunk, { key }));
  } catch (error) {
    if (!(error instanceof PieceError)) throw error
    return { code: error.code, reason: error.reason }
  }
  return undefined
}

test("a piece gives its blocks again, whatever they are, and the same blocks make the same bytes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 10 ** 11 }),
      fc.array(fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.nat())), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 0, max: 2 }),
      async (first, answers, scale) => {
        // Blocks that fill several chunks, too.
        const given = answers.map((answer) => [answer, "x".repeat(scale * 60_000)])
        const { key, range, encoded } = builtPiece(first, given)
        const bytes = await bytesOf(encoded)
        expect(Buffer.from(await bytesOf(builtPiece(first, given).encoded)).equals(bytes)).toBe(true)
        const { header, chunks } = decodePiece(bytes, key)
        expect({ first: header.first, last: header.last, parent: header.parentHash, traced: header.traced }).toEqual({
          first: { number: range.first, hash: hashOf(`block ${range.first}`) },
          last: { number: range.last, hash: hashOf(`block ${range.last}`) },
          parent: hashOf(`block ${range.first - 1}`),
          traced: given.length >> 1,
        })
        const read: unknown[] = []
        for (const chunk of chunks)
          for await (const { answers } of answersOfChunk(chunk, { key })) read.push(answers.block)
        expect(JSON.stringify(read)).toBe(JSON.stringify(given))
      },
    ),
    { numRuns: 20 },
  )
})

test("a piece with any byte changed, or cut anywhere, is refused by name", async () => {
  const { key, encoded } = builtPiece(
    3,
    Array.from({ length: 5 }, (_, index) => ({ index })),
  )
  const bytes = await bytesOf(encoded)
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = bytes.map((byte, index) => (index === at ? byte ^ by : byte))
      expect(["PIECE_DAMAGED", "PIECE_TORN", "PIECE_TOO_LARGE"]).toContain((await refusal(changed, key))?.code)
      expect((await refusal(bytes.slice(0, at), key))?.code).toBe("PIECE_TORN")
    }),
  )
})

test("blocks are added in order, and a piece has one at least", async () => {
  const builder = new PieceBuilder("evm-7")
  await expect(builder.encode()).rejects.toThrow(RangeError)
  const block = { hash: hashOf("a"), parentHash: hashOf("b"), text: textOf(1), isTraced: false }
  builder.add({ number: 4, ...block })
  expect(() => builder.add({ number: 6, ...block })).toThrow("block 6 was added after block 4")
})

/** A piece of one block whose header states something else. */
async function stating(
  changes: { readonly rawBytes?: number } & Readonly<Record<string, unknown>>,
  raw = Buffer.from(textOf("answer")),
) {
  const chunks = (await packBlocks(5, [raw])).map((chunk) => ({
    ...chunk,
    rawBytes: changes.rawBytes ?? chunk.rawBytes,
  }))
  const end = { number: 5, hash: hashOf("block") }
  const header = { format: 1, textForm: 1, chain: "evm-7", first: end, last: end, parentHash: hashOf("a"), traced: 0 }
  return new Uint8Array(encodePiece({ ...header, ...changes } as Parameters<typeof encodePiece>[0], chunks))
}

const key = pieceKey("evm-7", { first: 5, last: 5 })
const end = { number: 5, hash: hashOf("block") }

test.each([
  [
    "torn: it goes on",
    async () => Buffer.concat([await stating({}), Buffer.of(0)]),
    "PIECE_TORN",
    /has \d+ bytes and states \d+/,
  ],
  ["no piece at all", async () => Buffer.from("once upon a time"), "PIECE_DAMAGED", "it is no piece of an archive"],
  ["stale: a later format", () => stating({ format: 2 }), "PIECE_STALE", /^it has format 2 and text form 1/],
  ["stale: another form of texts", () => stating({ textForm: 0 }), "PIECE_STALE", /^it has format 1 and text form 0/],
  ["foreign", () => stating({ chain: "evm-8" }), "PIECE_FOREIGN", "it is of evm-8"],
  [
    "reordered: other blocks than its name",
    () => stating({ first: { ...end, number: 4 } }),
    "PIECE_REORDERED",
    /where block 4 comes next/,
  ],
  [
    "reordered: blocks after its chunks",
    () => stating({ last: { ...end, number: 6 } }),
    "PIECE_REORDERED",
    /end with block 5/,
  ],
  [
    "a bomb: more blocks than any piece",
    () => stating({ last: { ...end, number: 200_000 } }),
    "PIECE_TOO_LARGE",
    /more than 100000 blocks/,
  ],
  [
    "a bomb: more bytes than any block",
    () => stating({ rawBytes: 2 ** 40 }),
    "PIECE_TOO_LARGE",
    /state 1099511627776 bytes/,
  ],
  [
    "a bomb: more bytes than it states",
    () => stating({ rawBytes: 9 }, Buffer.alloc(2 ** 22)),
    "PIECE_TOO_LARGE",
    /unpack to more than the 9 bytes/,
  ],
  [
    "damaged: fewer bytes than it states",
    () => stating({ rawBytes: 10_000 }),
    "PIECE_DAMAGED",
    "blocks 5 to 5 cannot be unpacked",
  ],
  [
    "damaged: a hash of another form",
    () => stating({ parentHash: "0x1" }),
    "PIECE_DAMAGED",
    "parentHash of its header has another form",
  ],
  [
    "damaged: text that is no JSON",
    () => stating({}, Buffer.from("{")),
    "PIECE_DAMAGED",
    "block 5 is no JSON of answers",
  ],
])("a piece is refused that is %s", async (_, made, code, reason) => {
  const refused = await refusal(new Uint8Array(await made()), key)
  expect(refused?.code).toBe(code)
  expect(refused?.reason).toMatch(reason)
})

test("a piece under the name of other blocks, or of another chain, is refused", async () => {
  const bytes = await stating({})
  expect(await refusal(bytes, pieceKey("evm-7", { first: 6, last: 6 }))).toEqual({
    code: "PIECE_REORDERED",
    reason: "it has blocks 5 to 5",
  })
  expect(await refusal(bytes, pieceKey("evm-8", { first: 5, last: 5 }))).toEqual({
    code: "PIECE_FOREIGN",
    reason: "it is of evm-7",
  })
  expect((await refusal(bytes, "evm-7/other"))?.reason).toBe("its name is not that of a piece")
})
