import { formatId } from "@serac/chain"
import { expect, test } from "vitest"
import { LedgerError } from "./ledger-error.ts"
import { Mempool } from "./mempool.ts"
import { Journal } from "./state/journal.ts"

interface Waiting {
  readonly id: Uint8Array
  readonly bytes: Uint8Array
  readonly consumes: readonly string[]
}

const largest = 64 * 1024
const waiting = (number: number, size = largest, consumes = [String(number)]): Waiting => {
  const id = new Uint8Array(32)
  new DataView(id.buffer).setUint32(0, number)
  return { id, bytes: { length: size } as Uint8Array, consumes }
}
const pool = () => new Mempool<Waiting>(new Journal(), ({ consumes }) => consumes)
const full = (number: number, size: number, left: number) =>
  new LedgerError(`mempool is full: ${formatId(waiting(number).id)} size (${size}) > available space (${left})`)

test("64 MiB wait at most, and what waits no more, in whatever way, leaves its room to others", () => {
  const some = pool()
  for (let number = 0; number < 1_023; number++) some.add(waiting(number))
  some.add(waiting(1_023, largest - 10))
  expect(() => some.add(waiting(2_000, 11))).toThrow(full(2_000, 11, 10))
  some.add(waiting(2_000, 10))
  expect(() => some.add(waiting(2_001, 1))).toThrow(full(2_001, 1, 0))
  some.remove(waiting(0))
  some.drop(waiting(1).id, "spent")
  some.add(waiting(3_000))
  some.add(waiting(3_001))
  expect(() => some.add(waiting(3_002, 1))).toThrow(full(3_002, 1, 0))
  expect(some.size).toBe(1_025)
})

test("a transaction has 64 KiB at most, waits once, and consumes nothing that another one does", () => {
  const some = pool()
  const named = formatId(waiting(1).id)
  expect(() => some.add(waiting(1, largest + 1))).toThrow(
    new LedgerError(`tx too large: ${named} size (65537) > max size (65536)`),
  )
  some.add(waiting(1, largest, ["a", "b"]))
  expect(() => some.add(waiting(1))).toThrow(new LedgerError(`duplicate tx: ${named}`))
  expect(() => some.add(waiting(2, 1, ["c", "b"]))).toThrow(
    new LedgerError(`tx conflicts with other tx: ${formatId(waiting(2).id)}`),
  )
  some.remove(waiting(9, 1, ["b"]))
  some.add(waiting(2, 1, ["c", "b"]))
  expect(some.transactions.map(({ consumes }) => consumes)).toEqual([["c", "b"]])
})

test("the order is that in which they came, also after what left is back, and a removal takes one alone", () => {
  const journal = new Journal()
  const some = new Mempool<Waiting>(journal, ({ consumes }) => consumes)
  for (const number of [3, 1, 2]) some.add(waiting(number, 1))
  const order = () => some.transactions.map(({ consumes: [consumed] }) => consumed)
  journal.try(() => some.drop(waiting(3).id, "spent"))
  expect([order(), some.dropReason(waiting(3).id), some.get(waiting(3).id)?.consumes]).toEqual([
    ...[["3", "1", "2"], undefined, ["3"]],
  ])
  some.remove(waiting(1, 1, []))
  some.remove(waiting(9, 1))
  expect([order(), some.has(waiting(1).id)]).toEqual([["3", "2"], false])
})

test("they go into blocks as they came, and of what was dropped the last 64 are remembered until they come again", () => {
  const some = pool()
  for (const number of [3, 1, 2]) some.add(waiting(number, 1))
  expect(some.transactions.map(({ consumes: [consumed] }) => consumed)).toEqual(["3", "1", "2"])
  for (let number = 0; number < 65; number++) some.drop(waiting(number).id, `reason ${number}`)
  expect([0, 1, 64].map((number) => some.dropReason(waiting(number).id))).toEqual([undefined, "reason 1", "reason 64"])
  some.drop(waiting(30).id, "another")
  expect(some.dropReason(waiting(30).id)).toBe("another")
  some.drop(waiting(1).id, "again")
  some.drop(waiting(65).id, "reason 65")
  expect([1, 2, 3].map((number) => some.dropReason(waiting(number).id))).toEqual(["again", undefined, "reason 3"])
  some.add(waiting(1, 1))
  expect([some.dropReason(waiting(1).id), some.has(waiting(1).id), some.get(waiting(2).id)]).toEqual([
    undefined,
    true,
    undefined,
  ])
})
