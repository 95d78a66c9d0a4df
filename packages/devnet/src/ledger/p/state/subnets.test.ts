import type { CreateChainTx, OutputOwners } from "@serac/chain"
import { expect, test } from "vitest"
import { Journal } from "../../state/journal.ts"
import { Subnets } from "./subnets.ts"

const some = (byte: number) => new Uint8Array(32).fill(byte)

test("subnets are listed oldest first, each with its owner, its conversion and its chains", () => {
  const subnets = new Subnets(new Journal())
  const owners = [1, 2, 3].map((threshold) => ({ threshold }) as OutputOwners) as [
    OutputOwners,
    OutputOwners,
    OutputOwners,
  ]
  const chains = [8, 8, 7].map((byte, at) => ({ id: some(at), unsigned: { subnetID: some(byte) } as CreateChainTx }))
  const look = () =>
    [some(8), some(7), some(6)].map((id) => [subnets.owner(id), subnets.conversion(id), subnets.chains(id)])
  expect([subnets.ids, look()]).toEqual([[], [1, 2, 3].map(() => [undefined, undefined, []])])
  subnets.add(some(8), owners[0])
  subnets.add(some(7), owners[1])
  for (const chain of chains) subnets.addChain(chain)
  const conversion = { conversionID: some(1), chainID: some(2), address: some(3) }
  subnets.convert(some(7), conversion)
  subnets.setOwner(some(8), owners[2])
  expect([subnets.ids, look()]).toEqual([
    [some(8), some(7)],
    [
      [owners[2], undefined, chains.slice(0, 2)],
      [owners[1], conversion, chains.slice(2)],
      [undefined, undefined, []],
    ],
  ])
  expect([0, 1, 2, 3].map((at) => subnets.subnetOfChain(some(at)))).toEqual([some(8), some(8), some(7), undefined])
})
