import { getPrimaryNetworkBalances } from "@serac/data"
import { chains } from "../oracle/utxo.ts"
import { network, type Proof, plain } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

/** Asks for the balances of every owner on every chain, of two of them, and of all together. */
export async function compareBalances({ world, stack, comparison, expected }: Proof): Promise<void> {
  const all = [...world.utxos.values()]
  for (const chain of chains) {
    const owners = [
      ...new Set(all.filter(({ consumedOn }) => consumedOn === chain).flatMap(({ output }) => output.owners)),
    ]
    for (const group of [...owners.map((owner) => [owner]), owners.slice(0, 2), owners]) {
      const addresses = group.map(expected.names.address)
      const answer = getPrimaryNetworkBalances(stack.data, { network, blockchainId: aliases[chain], addresses })
      const { balances } = await plain(answer)
      comparison.value("balances", `${chain} ${addresses}`, expected.balances(chain, new Set(group)), balances)
    }
  }
}
