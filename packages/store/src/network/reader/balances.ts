import type { Connection } from "../../engine.ts"
import { balanceKeysOf } from "../balance-key.ts"
import { chainCode, distinct, distinctBytes, textOf, uint64Of } from "../keys.ts"
import { jointList } from "../list-keys.ts"
import { balancesOfAddress } from "../queries/balances.ts"
import type { PrimaryChain } from "../rows.ts"
import type { BalanceGroup } from "../stored.ts"
import { readTerms } from "../terms.ts"
import { BalanceGroups } from "./balance-groups.ts"
import { readLists } from "./list.ts"

const listedAtOnce = 1000

/** The balances of addresses on a chain: the sums of UTXOs that one of them owns alone, and those that they own together with others. */
export async function readBalances(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  addresses: readonly Uint8Array[],
): Promise<readonly BalanceGroup[]> {
  const owners = distinctBytes(addresses)
  const groups = new BalanceGroups()
  const alone = await Promise.all(
    owners.map((address) => {
      const keys = balanceKeysOf(chainCode(chain), address)
      return connection.all<{ key: Uint8Array; amount: string; utxoCount: number }>(balancesOfAddress, {
        network,
        ...keys,
      })
    }),
  )
  for (const { key, amount, utxoCount } of alone.flat()) groups.addKey(key, BigInt(amount), utxoCount)
  for (const terms of await readTerms(connection, network, await jointlyOwned(connection, network, chain, owners))) {
    groups.add({ ...terms, staked: terms.staked === 1 }, uint64Of(terms.amount), 1)
  }
  return groups.all()
}

/** Keys of the UTXOs that any of the addresses owns together with others, each once. */
async function jointlyOwned(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  addresses: readonly Uint8Array[],
): Promise<readonly Uint8Array[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const keys: Uint8Array[] = []
      for (;;) {
        const last = keys.at(-1)
        const after = last && { position: 0, id: last }
        const page = await readLists(
          connection,
          network,
          [jointList(chain, address)],
          { order: "asc", after },
          listedAtOnce,
        )
        for (const { id } of page) keys.push(id)
        if (page.length < listedAtOnce) return keys
      }
    }),
  )
  return distinct(found.flat(), textOf)
}
