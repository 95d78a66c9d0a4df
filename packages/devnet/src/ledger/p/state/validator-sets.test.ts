import { expect, test } from "vitest"
import { keyOf } from "../../bytes.ts"
import { memoryArchive } from "../../state/archive.ts"
import { Journal } from "../../state/journal.ts"
import { ValidatorSets } from "./validator-sets.ts"

const some = (byte: number, length = 32) => new Uint8Array(length).fill(byte)
const [first, second] = [some(1), some(2)]
const key = some(7, 48)

test("the members of each subnet are known after every block, with their first keys", () => {
  const sets = new ValidatorSets(new Journal(), memoryArchive)
  const at = (height: number) =>
    Object.fromEntries(
      [...sets.at(height)].map(([subnet, members]) => [
        Number.parseInt(subnet.slice(0, 2), 16),
        members.map(({ nodeID, weight, publicKey }) => `${nodeID[0]} ${weight} ${publicKey?.[0]}`).sort(),
      ]),
    )
  sets.change(first, some(1, 20), 10n, key)
  sets.height = 1
  sets.change(first, some(2, 20), 5n)
  sets.change(first, some(1, 20), 3n, some(8, 48))
  sets.change(first, some(1, 20), 3n)
  sets.height = 2
  sets.change(second, some(1, 20), 4n, key)
  sets.change(first, some(2, 20), -5n)
  sets.height = 4
  sets.change(first, some(1, 20), -16n)
  sets.change(first, some(3, 20), 1n, key)
  const whole = [
    { 1: ["1 10 7"] },
    { 1: ["1 16 7", "2 5 undefined"] },
    { 1: ["1 16 7"], 2: ["1 4 7"] },
    { 1: ["1 16 7"], 2: ["1 4 7"] },
    { 1: ["3 1 7"], 2: ["1 4 7"] },
  ]
  expect([0, 1, 2, 3, 4, 5].map(at)).toEqual([...whole, whole[4]])
  expect([sets.member(first, some(3, 20)), sets.member(first, some(1, 20))]).toEqual([
    { subnetID: first, nodeID: some(3, 20), weight: 1n, publicKey: key },
    undefined,
  ])
  expect(sets.at(4).get(keyOf(second))).toEqual([{ subnetID: second, nodeID: some(1, 20), weight: 4n, publicKey: key }])
})
