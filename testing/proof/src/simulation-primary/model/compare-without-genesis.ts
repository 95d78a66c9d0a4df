import type { NetworkReader, StoredUtxo } from "@serac/store"
import { readAll } from "../../simulation/checks/pages.ts"
import { Random } from "../../simulation/random.ts"
import { hexOf } from "../world/bytes.ts"
import { people } from "../world/people.ts"
import type { World } from "../world/world.ts"
import { compareBlocks } from "./compare-blocks.ts"
import { coinEntry, compareStoredUtxos, unspentOf } from "./compare-utxos.ts"
import { failUnlessSame } from "./same.ts"

/**
 * Compares the store of a network without a genesis file: X and C are complete, and on the P-Chain every owner that is named in
 * a block has all final holdings, whatever their origin.
 */
export async function compareWithoutGenesis(reader: NetworkReader, world: World): Promise<void> {
  const random = new Random(`model ${world.networkID}`)
  const { last } = world
  for (const chain of ["X", "C"] as const) {
    await compareBlocks(reader, world, chain, last[chain], random)
    for (const { address } of people) await compareStoredUtxos(reader, world, last, chain, address, random)
  }
  for (const { address } of people) {
    const filter = { chain: "P", addresses: [address], includeSpent: true, sortBy: "timestamp", order: "asc" } as const
    const cursorOf = ({ id, timestamp }: StoredUtxo) => [String(timestamp), hexOf(id)] as const
    const found = await readAll(random, cursorOf, (range) => reader.utxos(filter, range))
    if (found.length === 0) continue
    const there = found.filter(({ consumption, staked }) => !consumption && !staked)
    const expected = unspentOf(world, address).filter(({ isStaked }) => !isStaked)
    failUnlessSame(
      `unspent UTXOs of ${hexOf(address)} on P`,
      there.map(({ id, amount }) => [hexOf(id), amount]).sort(),
      expected.map((coin) => coinEntry(coin)).sort(),
    )
  }
}
