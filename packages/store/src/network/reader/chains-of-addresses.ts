import type { Connection } from "../../engine.ts"
import { chainCode, primaryChains, textOf } from "../keys.ts"
import { transactionList } from "../list-keys.ts"
import { anyUtxoOfAddress } from "../queries/utxos.ts"
import type { PrimaryChain } from "../rows.ts"
import { listsWithItems } from "./list.ts"

/** For each address, the chains that have a transaction of it, or a UTXO that it owns or owned there. */
export async function readChainsOfAddresses(
  connection: Connection,
  network: number,
  addresses: readonly Uint8Array[],
): Promise<readonly (readonly PrimaryChain[])[]> {
  const listOf = (chain: PrimaryChain, address: Uint8Array) => transactionList(chain, { address })
  const lists = addresses.flatMap((address) => primaryChains.map((chain) => listOf(chain, address)))
  const known = new Set((await listsWithItems(connection, network, lists)).map(({ key }) => textOf(key)))
  const isOn = async (chain: PrimaryChain, address: Uint8Array) =>
    known.has(textOf(listOf(chain, address).key)) ||
    (await connection.get(anyUtxoOfAddress, { network, chain: chainCode(chain), address })) !== undefined
  return Promise.all(
    addresses.map(async (address) => {
      const found = await Promise.all(primaryChains.map((chain) => isOn(chain, address)))
      return primaryChains.filter((_, at) => found[at])
    }),
  )
}
