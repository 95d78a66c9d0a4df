import type { Connection } from "../../engine.ts"
import { balanceKey, balanceKeysOf, balanceTermsOf } from "../balance-key.ts"
import { chainCode, distinct, distinctBytes, numberOf, textOf } from "../keys.ts"
import { jointList } from "../list-keys.ts"
import { balancesOfAddress } from "../queries/balances.ts"
import type { BalanceGroup } from "../reader-port.ts"
import type { PrimaryChain } from "../rows.ts"
import { readTerms } from "../terms.ts"
import { readLists } from "./list.ts"

const nobody = new Uint8Array(20)
const listedAtOnce = 1000

/** What addresses own on a chain: the sums of what each owns alone, and what they own together with others. */
export async function readBalances(
  connection: Connection,
  network: number,
  chain: PrimaryChain,
  addresses: readonly Uint8Array[],
): Promise<readonly BalanceGroup[]> {
  const owners = distinctBytes(addresses)
  const groups = new Map<string, { key: Uint8Array; amount: bigint; utxoCount: number }>()
  const add = (key: Uint8Array, amount: bigint, utxoCount: number) => {
    // Whoever owns it, it is of the group of its terms.
    const terms = textOf(key.subarray(1 + nobody.length))
    const group = groups.get(terms)
    if (group === undefined) groups.set(terms, { key, amount, utxoCount })
    else {
      group.amount += amount
      group.utxoCount += utxoCount
    }
  }
  const alone = await Promise.all(
    owners.map((address) => {
      const keys = balanceKeysOf(chainCode(chain), address)
      return connection.all<{ key: Uint8Array; amount: string; utxoCount: number }>(balancesOfAddress, {
        network,
        ...keys,
      })
    }),
  )
  for (const { key, amount, utxoCount } of alone.flat()) add(key, BigInt(amount), utxoCount)
  for (const terms of await readTerms(connection, network, await jointlyOwned(connection, network, chain, owners))) {
    add(balanceKey(terms.consumedOn, nobody, { ...terms, staked: terms.staked === 1 }), numberOf(terms.amount), 1)
  }
  return [...groups.values()]
    .sort((one, other) => Buffer.compare(one.key.subarray(1 + nobody.length), other.key.subarray(1 + nobody.length)))
    .map(({ key, amount, utxoCount }) => ({ ...balanceTermsOf(key), amount, utxoCount }))
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
