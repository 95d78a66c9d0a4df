import type { Hex, InternalTransactionRow } from "@serac/store"
import { fillHoles, placeValues } from "@serac/store/items"
import { expect, test } from "vitest"
import { framesOf } from "./call-trace.ts"
import { decodeInternalTransactions } from "./internal-transactions.ts"
import { checksum, Parties } from "./parties.ts"
import { Room } from "./room.ts"

const address = (fill: number): Hex => `0x${"ab".repeat(19)}${fill.toString(16).padStart(2, "0")}`
const hash: Hex = `0x${"cd".repeat(32)}`
const blockHash = "ef".repeat(32)

const call = (type: string, to: number, value: string | undefined, ...calls: object[]) => ({
  type,
  from: address(1),
  to: address(to),
  ...(value !== undefined && { value }),
  gas: "0x900",
  gasUsed: "0x5208",
  calls,
})

function internalsOf(trace: object, { isReverted = false, room = new Room(10_000) } = {}) {
  const rows: InternalTransactionRow[] = []
  decodeInternalTransactions(rows, framesOf(trace, isReverted), {
    blockNumber: 7,
    transactionIndex: 1,
    transactionHash: hash,
    head: placeValues({
      number: 7,
      timestamp: 1_795_237_142,
      timestampMilliseconds: undefined,
      hash: `0x${blockHash}`,
    }),
    parties: new Parties(),
    room,
  })
  return rows
}

/** For each row its type, recipient, value, and whether it was reverted. */
const told = (rows: readonly InternalTransactionRow[]) =>
  rows.map(({ sequence, to, fragment }) => {
    const { internalTxType, value, isReverted } = JSON.parse(fillHoles(fragment, () => ""))
    return [sequence, internalTxType, to, value, isReverted]
  })

test("an internal transaction as it is stored, whole", () => {
  const [row] = internalsOf(call("CALL", 2, "0x0", call("CALL", 3, "0x10")))
  expect({ ...row, fragment: JSON.parse(fillHoles(row?.fragment ?? "", () => "")) }).toEqual({
    blockNumber: 7,
    transactionIndex: 1,
    sequence: 0,
    from: address(1),
    to: address(3),
    fragment: {
      blockNumber: "7",
      blockTimestamp: 1_795_237_142,
      blockHash: `0x${blockHash}`,
      txHash: hash,
      from: { address: checksum(address(1)) },
      to: { address: checksum(address(3)) },
      internalTxType: "CALL",
      value: "16",
      isReverted: false,
      gasUsed: "21000",
      gasLimit: "2304",
    },
  })
})

test("calls count where they send funds, creations always, and what runs for its caller never", () => {
  const trace = call(
    "CALL",
    2,
    "0x1",
    call("CALL", 3, "0x0", call("CALLCODE", 4, "0x2")),
    call("DELEGATECALL", 5, "0x1", call("CREATE", 6, "0x0")),
    call("STATICCALL", 7, undefined),
    call("CREATE2", 8, "0x3"),
    call("SELFDESTRUCT", 9, "0x4"),
    call("SELFDESTRUCT", 10, "0x0"),
  )
  expect(told(internalsOf(trace))).toEqual([
    [0, "CALLCODE", address(4), "2", false],
    [1, "CREATE", address(6), "0", false],
    [2, "CREATE2", address(8), "3", false],
    [3, "UNKNOWN", address(9), "4", false],
  ])
})

test("what failed or was undone is told as such, and a creation that failed has no contract", () => {
  const failed = { ...call("CREATE", 0, "0x2"), to: undefined, error: "out of gas" }
  const undone = { ...call("CALL", 3, "0x0", call("CALL", 4, "0x1")), error: "execution reverted" }
  expect(told(internalsOf(call("CALL", 2, "0x0", failed, undone, call("CALL", 5, "0x1"))))).toEqual([
    [0, "CREATE", undefined, "2", true],
    [1, "CALL", address(4), "1", true],
    [2, "CALL", address(5), "1", false],
  ])
  const [unborn] = internalsOf(call("CALL", 2, "0x0", failed))
  expect(JSON.parse(fillHoles(unborn?.fragment ?? "", () => "")).to).toEqual({ address: `0x${"0".repeat(40)}` })
})

test.each([
  [{ ...call("CALL", 3, "ten") }, 'the value of a frame is "ten", not a quantity'],
  [{ ...call("CALL", 3, "0x1"), to: undefined }, "the recipient of a frame is undefined, not an address"],
  [{ ...call("CREATE", 3, "0x1"), to: undefined }, "the recipient of a frame is undefined, not an address"],
  [{ ...call("CALL", 3, "0x1"), from: "0x1" }, 'the caller of a frame is "0x1", not an address'],
  [{ ...call("CALL", 3, "0x1"), gas: -1 }, "the gas of a frame is number, not a quantity"],
])("what no call can be is refused", (frame, message) => {
  expect(() => internalsOf(call("CALL", 2, "0x0", frame))).toThrow(message)
})

test("internal transactions take the room of their block", () => {
  const room = new Room(2_000)
  const trace = call("CALL", 2, "0x0", ...Array.from({ length: 5 }, () => call("CALL", 3, "0x1")))
  expect(() => internalsOf(trace, { room })).toThrow("its rows take more than 2000 bytes")
})
