import { listUtxos } from "@serac/data"
import { chains, isUnspent } from "../oracle/utxo.ts"
import { everyItem, network, type Proof } from "./ask.ts"
import { compareRecordedUtxos } from "./compare-recorded.ts"
import { aliases } from "./compare-utxos.ts"

/** Without the genesis file what can still be spent is the same for each owner, and it is said that something is missing. */
export async function compareWithoutGenesis(proof: Proof): Promise<void> {
  const { world, stack, comparison, expected } = proof
  const { names } = expected
  await compareRecordedUtxos(proof)
  const all = [...world.utxos.values()]
  for (const chain of chains) {
    const own = all.filter(({ consumedOn }) => consumedOn === chain)
    for (const owner of new Set(own.flatMap(({ output }) => output.owners))) {
      const wanted = own.filter((utxo) => isUnspent(utxo, world.heights) && utxo.output.owners.includes(owner))
      const listed = listUtxos(stack.data, {
        network,
        blockchainId: aliases[chain],
        addresses: [names.address(owner)],
        pageSize: 100,
      })
      const served = (await everyItem(listed)) as unknown as readonly { utxoId: string; staked?: boolean }[]
      comparison.value(
        "unspent without genesis",
        `${chain} ${names.address(owner)}`,
        wanted.map(({ id }) => id).sort(),
        served
          .filter(({ staked }) => staked !== true)
          .map(({ utxoId }) => utxoId)
          .sort(),
      )
    }
  }
  const told = stack.notes.some((note) => /genesis/i.test(note))
  comparison.value(
    "unspent without genesis",
    "notes",
    "a note about the genesis",
    told ? "a note about the genesis" : stack.notes,
  )
}
