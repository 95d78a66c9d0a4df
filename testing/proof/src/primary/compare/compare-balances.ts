import { getPrimaryNetworkBalances } from "@serac/data"
import { chains } from "../oracle/utxo.ts"
import { comparedNetwork, type Proof, sampledItems, sentResult } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

/** Compares the balances of every owner on every chain, of two owners, and of all owners, now and at past times. */
export async function compareBalances(proof: Proof): Promise<void> {
  const { world, stack, comparison, expected } = proof
  const all = [...world.utxos.values()]
  for (const chain of chains) {
    const owners = [
      ...new Set(all.filter(({ consumedOn }) => consumedOn === chain).flatMap(({ output }) => output.owners)),
    ]
    for (const group of [...owners.map((owner) => [owner]), owners.slice(0, 2), owners]) {
      const addresses = group.map(expected.names.address)
      const answer = getPrimaryNetworkBalances(stack.data, {
        network: comparedNetwork,
        blockchainId: aliases[chain],
        addresses,
      })
      const { balances } = await sentResult(answer)
      comparison.value("balances", `${chain} ${addresses}`, expected.balances(chain, new Set(group)), balances)
    }
    for (const moment of momentsOf(proof)) {
      for (const group of [...sampledItems(proof, owners, 7).map((owner) => [owner]), owners]) {
        const addresses = group.map(expected.names.address)
        const query = {
          network: comparedNetwork,
          blockchainId: aliases[chain],
          addresses,
          blockTimestamp: moment,
        } as const
        const { balances } = await sentResult(getPrimaryNetworkBalances(stack.data, query))
        const wanted = expected.balances(chain, new Set(group), moment)
        comparison.value("balances at a time", `${chain} ${addresses} at ${moment}`, wanted, balances)
      }
    }
  }
}

/** The times at which a stake was made or returned, each with the second before it, and the times of some blocks. */
function momentsOf(proof: Proof): readonly number[] {
  const { world } = proof
  const stakes = [...world.utxos.values()].flatMap(({ made, stake }) =>
    stake === undefined ? [] : [made.timestamp, stake.returned?.timestamp ?? made.timestamp],
  )
  const turns = [...new Set(stakes)].sort((one, other) => one - other)
  const blocks = world.platform.map(({ time }) => time)
  return [
    ...new Set([
      ...sampledItems(proof, turns, 9).flatMap((moment) => [moment - 1, moment]),
      ...blocks.filter((_, at) => at % 23 === 0),
      world.time + 1_000_000_000,
    ]),
  ]
}
