import { expect, test } from "vitest"
import { bytesOfKey, keyOf } from "../bytes.ts"
import { Journal } from "./journal.ts"
import { JournaledList } from "./journaled-list.ts"
import { JournaledMap } from "./journaled-map.ts"
import { UtxoSet } from "./utxo-set.ts"

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

test("of a list with a table the older values move there, and come back when what came later is undone", () => {
  const older = new Map<number, number>()
  const journal = new Journal()
  const list = new JournaledList<number>(journal, older)
  const look = () => [[...list], list.length, list.last, list.at(-1), list.at(list.length)]
  const expected = (count: number) => [upTo(count), count, count === 0 ? undefined : count - 1, undefined, undefined]
  expect(look()).toEqual(expected(0))
  for (const value of upTo(255)) list.push(value)
  expect([older.size, look()]).toEqual([0, expected(255)])
  const mark = journal.mark()
  list.push(255)
  expect([[...older], look()]).toEqual([upTo(128).map((at) => [at, at]), expected(256)])
  for (let value = 256; value < 400; value++) list.push(value)
  expect([older.size, look()]).toEqual([256, expected(400)])
  const inner = journal.mark()
  for (let left = 400; left > 100; left--) expect(list.pop()).toBe(left - 1)
  expect([older.size, look()]).toEqual([100, expected(100)])
  journal.revert(inner)
  expect(look()).toEqual(expected(400))
  journal.revert(mark)
  expect(look()).toEqual(expected(255))
})

test("a list without a table keeps all, and an empty one has no last value", () => {
  const list = new JournaledList<number>(new Journal())
  expect([list.pop(), list.last, list.at(0), [...list]]).toEqual([undefined, undefined, undefined, []])
  for (const value of upTo(300)) list.push(value)
  expect([list.length, list.at(0), list.at(299), [...list]]).toEqual([300, 0, 299, upTo(300)])
  expect([list.pop(), list.length]).toEqual([299, 299])
})

test("a map tells whether there was something to delete, and its undefined values come back", () => {
  const journal = new Journal()
  const map = new JournaledMap<string, number | undefined>(journal)
  map.set("a", undefined).set("b", 2)
  const mark = journal.mark()
  map.set("a", 1)
  expect([map.delete("b"), map.delete("b"), map.delete("c"), [...map.keys()], [...map.values()], map.size]).toEqual([
    ...[true, false, false, ["a"], [1], 1],
  ])
  journal.revert(mark)
  expect([map.has("a"), map.get("a"), map.get("b")]).toEqual([true, undefined, 2])
})

test("an owner's outputs are listed newest first, those of a lock as those of its owners", () => {
  const utxos = new UtxoSet(new Journal())
  const owner = (byte: number) => new Uint8Array(20).fill(byte)
  const utxo = (outputIndex: number, ...owners: readonly number[]) => ({
    ...{ txID: new Uint8Array(32), outputIndex, assetID: new Uint8Array(32) },
    output: { output: { addresses: owners.map(owner) } },
  })
  const ids = [utxo(2, 1), utxo(0, 1, 2), utxo(1, 1)].map((one) => utxos.add(one)) as [string, string, string]
  const of = (byte: number) => [utxos.idsOf(keyOf(owner(byte))), utxos.countOf(keyOf(owner(byte)))]
  expect([of(1), of(2), of(3)]).toEqual([
    [ids.toReversed(), 3],
    [[ids[1]], 1],
    [[], 0],
  ])
  expect([utxos.remove(ids[1]), utxos.remove(ids[1]), utxos.size, of(1), of(2)]).toEqual([
    ...[true, false, 2, [[ids[2], ids[0]], 2], [[], 0]],
  ])
})

test("an attempt in an attempt can be undone with it, and changes outside of one are kept", () => {
  const journal = new Journal()
  const map = new JournaledMap<string, number>(journal)
  map.set("before", 1)
  const outer = journal.mark()
  journal.attempt(() => map.set("inner", 2))
  expect([...map.keys()]).toEqual(["before", "inner"])
  journal.revert(outer)
  expect([...map.keys()]).toEqual(["before"])
  const mark = journal.mark()
  expect(mark.position).toBe(0)
  map.set("kept", 3)
  journal.forget(mark)
  expect([...map.keys(), journal.mark().position]).toEqual(["before", "kept", 0])
})

test("a key is the bytes in lower-case hexadecimal, and the other way round", () => {
  const bytes = Uint8Array.of(0, 1, 15, 16, 171, 255)
  expect([keyOf(bytes), bytesOfKey("00010f10abff"), keyOf(new Uint8Array()), bytesOfKey("")]).toEqual([
    ...["00010f10abff", bytes, "", new Uint8Array()],
  ])
})
