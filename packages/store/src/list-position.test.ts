import fc from "fast-check"
import { describe, expect, expectTypeOf, test } from "vitest"
import type { ChainReader } from "./evm/index.ts"
import { type balancePosition, blockPosition, listPositions, transactionPosition } from "./evm/positions.ts"
import type { Hex } from "./hex.ts"
import { definePosition, type PositionOf, positionReader } from "./list-position.ts"
import { l1ValidatorPosition, rewardPosition, utxoPosition, validatorPosition } from "./network/positions.ts"
import type { Cursor } from "./range.ts"

const hex = fc.uint8Array({ maxLength: 60 }).map((bytes): Hex => `0x${Buffer.from(bytes).toString("hex")}`)
const values = { number: fc.maxSafeInteger(), text: fc.string(), hex } as const
const part = fc.constantFrom("number", "text", "hex")
const parts = fc.array(part, { minLength: 1, maxLength: 5 })
const cursorOf = (each: readonly (keyof typeof values)[]): fc.Arbitrary<(number | string)[]> =>
  fc.tuple(...each.map((one) => values[one]))
const anyCursor = fc.array(fc.oneof(values.number, values.text, values.hex), { maxLength: 6 })

/** The cursor after a round trip through a page token. */
const carried = (cursor: Cursor): Cursor => JSON.parse(JSON.stringify(cursor)) as Cursor

test("a position is read as it was carried, whatever its parts are", () => {
  const positions = parts.chain((each) => fc.tuple(fc.constant(each), cursorOf(each)))
  fc.assert(
    fc.property(positions, ([each, cursor]) => {
      expect(positionReader(each)(carried(cursor))).toEqual(cursor)
    }),
  )
})

test("a position of other parts is none", () => {
  fc.assert(
    fc.property(parts, anyCursor, (each, cursor) => {
      const isRead = positionReader(each)(cursor) !== undefined
      const isOfParts =
        cursor.length === each.length &&
        each.every((one, at) => {
          const value = cursor[at]
          if (one === "number") return typeof value === "number"
          return typeof value === "string" && (one === "text" || /^0x([0-9a-f][0-9a-f])*$/.test(value))
        })
      expect(isRead).toBe(isOfParts)
    }),
  )
})

test("the position of a list is that of its declaration, as page tokens have it since their first version", () => {
  const row = { blockNumber: 7, index: 3, transactionIndex: 4, sequence: 5, logIndex: 6, batchIndex: 8 }
  const id = Buffer.from("00ff", "hex")
  expect({
    blocks: blockPosition.of({ number: 7 }),
    transactions: transactionPosition.of(row),
    listedTransactions: listPositions.transactions.of(row as never),
    transfers: listPositions.transfers.of(row as never),
    deployments: listPositions.deployments.of(row as never),
    internalTransactions: listPositions.internalTransactions.of(row as never),
    messengerEvents: listPositions.messengerEvents.of(row as never),
    l1Validators: l1ValidatorPosition.of({ height: 9, index: 1, validationId: id }),
    rewards: rewardPosition.of({ height: 9, utxoId: id }),
    utxosByTime: utxoPosition("timestamp").of({ timestamp: 12, amount: 34n, id }),
    utxosByAmount: utxoPosition("amount").of({ timestamp: 12, amount: 34n, id }),
  }).toEqual({
    blocks: [7],
    transactions: [7, 3],
    listedTransactions: [7, 3, 0],
    transfers: [7, 6, 8],
    deployments: [7, 4, 5],
    internalTransactions: [7, 4, 5],
    messengerEvents: [7, 6, 0],
    l1Validators: [9, 1, "00ff"],
    rewards: [9, "00ff"],
    utxosByTime: ["12", "00ff"],
    utxosByAmount: ["34", "00ff"],
  })
})

test("a validator's position is of the order it is sorted by", () => {
  const [place, sorted] = [
    [9, 1, "00"],
    ["250", 9, 1, "00"],
  ]
  const read = (sortBy: "blockIndex" | "uptimePerformance") =>
    [place, sorted].map((cursor) => validatorPosition(sortBy).read(cursor as Cursor) !== undefined)
  expect([read("blockIndex"), read("uptimePerformance")]).toEqual([
    [true, false],
    [false, true],
  ])
})

describe("types", () => {
  test("a position has the parts of its declaration, and no item of another shape", () => {
    expectTypeOf<PositionOf<readonly ["number", "text", "hex"]>>().toEqualTypeOf<readonly [number, string, Hex]>()
    // @ts-expect-error a number where a text is declared
    definePosition(["text"], ({ height }: { readonly height: number }) => [height])
    // @ts-expect-error a part too few
    definePosition(["number", "number"], ({ height }: { readonly height: number }) => [height])
  })

  test("a reader takes the positions of its list and no others", () => {
    type After = Parameters<ChainReader["blocks"]>[0]["after"]
    expectTypeOf<ReturnType<typeof blockPosition.read>>().toExtend<After>()
    expectTypeOf<ReturnType<typeof transactionPosition.read>>().not.toExtend<After>()
    expectTypeOf<ReturnType<typeof balancePosition.read>>().not.toExtend<After>()
  })
})
