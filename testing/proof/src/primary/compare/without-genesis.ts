import { getAvaxSupply, listLatestPrimaryNetworkTransactions, listUtxos } from "@serac/data"
import { chains, isUnspent, ownersInBlocks } from "../oracle/utxo.ts"
import { comparedNetwork, everyItem, type Proof, resultOrStatus } from "./ask.ts"
import { compareRecordedUtxos } from "./compare-recorded.ts"
import { aliases } from "./compare-utxos.ts"

/**
 * Without the genesis file the unspent UTXOs of each owner that a block names are the same, the transactions of the X- and C-Chain are
 * the same in all members, those of the P-Chain in their IDs, and the notes report the missing data.
 */
export async function compareWithoutGenesis(proof: Proof): Promise<void> {
  const { stack, comparison, expected } = proof
  await compareRecordedUtxos(proof)
  await compareUnspent(proof)
  for (const chain of chains) {
    const blockchainId = aliases[chain]
    const listed = listLatestPrimaryNetworkTransactions(stack.data, {
      network: comparedNetwork,
      blockchainId,
      pageSize: 100,
    })
    const served = await everyItem(listed)
    const wanted = expected.transactions[chain].filter(({ transaction: { event } }) => event.height > 0)
    const ids = wanted.map(({ item }) => item.txHash)
    comparison.value(
      "transactions without genesis",
      `${chain} ids`,
      ids,
      served.map(({ txHash }) => txHash),
    )
    if (chain === "P") continue
    for (const [at, { item }] of wanted.entries()) {
      comparison.value("transactions without genesis", `${chain} ${item.txHash}`, item, served[at])
    }
  }
  comparison.value("supply without genesis", "status", 503, await resultOrStatus(getAvaxSupply(stack.data)))
  const told = stack.notes.some((note) => /genesis/i.test(note))
  const words = "a note about the genesis"
  comparison.value("unspent without genesis", "notes", words, told ? words : stack.notes)
}

async function compareUnspent({ world, stack, comparison, expected: { names } }: Proof): Promise<void> {
  const all = [...world.utxos.values()]
  for (const chain of chains) {
    const own = all.filter(({ consumedOn }) => consumedOn === chain)
    const named = chain === "P" ? ownersInBlocks(all, chain) : new Set(own.flatMap(({ output }) => output.owners))
    for (const owner of named) {
      const wanted = own.filter((utxo) => isUnspent(utxo, world.heights) && utxo.output.owners.includes(owner))
      const listed = listUtxos(stack.data, {
        network: comparedNetwork,
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
}
