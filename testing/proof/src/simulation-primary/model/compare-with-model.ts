import { type NetworkReader, primaryChains } from "@serac/store"
import { Random } from "../../simulation/random.ts"
import { people } from "../world/people.ts"
import type { World } from "../world/world.ts"
import { compareBlocks } from "./compare-blocks.ts"
import { compareL1Validators, compareRewards, compareState, compareSubnets } from "./compare-platform.ts"
import { compareStakers } from "./compare-stakers.ts"
import { compareAsset, compareConcerned, compareTransaction, compareTransactions } from "./compare-transactions.ts"
import { compareBalances, compareStakes, compareStoredUtxos } from "./compare-utxos.ts"

/** Reads a stored network by its lists, and compares it with the final world. */
export async function compareWithModel(reader: NetworkReader, world: World): Promise<void> {
  const random = new Random(`model ${world.networkID}`)
  const { last } = world
  for (const chain of primaryChains) {
    await compareBlocks(reader, world, chain, last[chain], random)
    await compareTransactions(reader, world, chain, last[chain], random)
    await compareBalances(
      reader,
      world,
      chain,
      people.slice(0, random.between(2, 5)).map(({ address }) => address),
    )
    for (const { address, ethAddress } of people) {
      await compareStoredUtxos(reader, world, last, chain, address, random)
      await compareBalances(reader, world, chain, [address])
      await compareConcerned(
        reader,
        world,
        chain,
        random.pick(chain === "C" ? [address, ethAddress] : [address]),
        random,
      )
    }
  }
  for (const { address } of people) await compareStakes(reader, world, address, random)
  for (const assetID of world.assets) await compareAsset(reader, world, assetID, random)
  for (const made of random.shuffle([...world.transactions]).slice(0, 40)) await compareTransaction(reader, world, made)
  await compareState(reader, world)
  await compareStakers(reader, world, random)
  await compareL1Validators(reader, world, random)
  await compareSubnets(reader, world, random)
  await compareRewards(reader, world, random)
}
