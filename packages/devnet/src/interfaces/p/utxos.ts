import { encodePChainUtxo, formatHex, type PChainUtxo } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import type { AtomicUtxo } from "../../ledger/index.ts"
import { zeroID } from "../../ledger/index.ts"
import { keyOf } from "../keys.ts"
import { pageOfUtxos, utxoPageParameters } from "../utxos/utxo-page.ts"
import { isPrimaryId, localAddresses } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Methods about UTXOs of addresses, on the chain or exported to it, and about reward UTXOs. */
export function utxoMethods(options: PInterfaceOptions): ByNameMethods {
  const { chain, memory, names } = options
  const utxosFrom = (source: Uint8Array) => {
    const isOwn = isPrimaryId(source)
    const set = isOwn ? chain.state.utxos : memory.between(source, zeroID)
    return {
      isOnItsWay: !isOwn,
      idsOf: (address: string) => set.idsOf(address),
      encode: (id: string) => encodePChainUtxo(set.get(id) as PChainUtxo | AtomicUtxo),
    }
  }
  const page = { chainID: zeroID, names, addresses: localAddresses(options), utxosFrom, refusedEncoding: "json" }
  return {
    "platform.getUTXOs": byNameMethod(utxoPageParameters, (given) => pageOfUtxos(page, given)),
    "platform.getRewardUTXOs": byNameMethod({ txID: read.id, encoding: read.encoding }, ({ txID, encoding }) => {
      const paid = chain.state.rewards.get(keyOf(txID)) ?? []
      const utxos = paid.map((utxo) => {
        if (encoding === "json") throw new Error("couldn't encode utxo as json: unsupported encoding in method")
        return formatHex(encodePChainUtxo(utxo), encoding)
      })
      return { numFetched: String(utxos.length), utxos, encoding }
    }),
  }
}
