import { encodeXChainUtxo, type XChainUtxo } from "@serac/chain"
import { type ByNameMethods, byNameMethod } from "@serac/wire/node"
import type { AtomicUtxo } from "../../ledger/index.ts"
import { LocalAddresses } from "../addresses/local-addresses.ts"
import { keyOf } from "../keys.ts"
import { pageOfUtxos, utxoPageParameters } from "../utxos/utxo-page.ts"
import type { XInterfaceOptions } from "./options.ts"

/** Methods about UTXOs of addresses, on the chain or exported to it. */
export function utxoMethods({ chain, names }: XInterfaceOptions): ByNameMethods {
  const { networkID, xChainID, memory } = chain.rules
  const addresses = new LocalAddresses({ networkID, chainID: xChainID, names })
  const utxosFrom = (source: Uint8Array) => {
    const isOwn = keyOf(source) === keyOf(xChainID)
    const set = isOwn ? chain.state.utxos : memory.between(source, xChainID)
    return {
      isOnItsWay: !isOwn,
      idsOf: (address: string) => set.idsOf(address),
      encode: (id: string) => encodeXChainUtxo(set.get(id) as XChainUtxo | AtomicUtxo),
    }
  }
  const page = { chainID: xChainID, names, addresses, utxosFrom, refusedEncoding: "string" }
  return { "avm.getUTXOs": byNameMethod(utxoPageParameters, (given) => pageOfUtxos(page, given)) }
}
