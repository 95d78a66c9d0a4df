import { formatId, maxUint64, type XChainUtxo } from "@serac/chain"
import { type ByNameMethods, byNameMethod, read } from "@serac/wire/node"
import { LocalAddresses } from "../addresses/local-addresses.ts"
import { keyOf } from "../keys.ts"
import { assetOf } from "./assets.ts"
import type { XInterfaceOptions } from "./options.ts"

/** Methods about the balances of an address: of one asset, and of all. */
export function balanceMethods({ chain, names, clock }: XInterfaceOptions): ByNameMethods {
  const { networkID, xChainID } = chain.rules
  const addresses = new LocalAddresses({ networkID, chainID: xChainID, names })
  const aliases = new Map([...chain.state.aliases].map(([alias, id]) => [keyOf(id), alias]))

  /** The transfer outputs of an address: those that it can spend alone and now, or all that it shares. */
  const transfersOf = (text: string, includePartial: boolean) => {
    const address = parseLocalAddress(addresses, text)
    const now = BigInt(Math.floor(clock.now() / 1000))
    return () =>
      chain.state.utxos
        .idsOf(keyOf(address))
        .map((id) => chain.state.utxos.get(id) as XChainUtxo)
        .flatMap(({ output, ...utxo }) => {
          if (output.type !== "secp256k1fx.TransferOutput") return []
          const isWhole = output.addresses.length === 1 && output.locktime <= now
          return includePartial || isWhole ? [{ ...utxo, amount: output.amount }] : []
        })
  }

  return {
    "avm.getBalance": byNameMethod(
      { address: read.addressText, assetID: read.text, includePartial: read.bool },
      ({ address, assetID, includePartial }) => {
        const transfers = transfersOf(address, includePartial)
        const asset = keyOf(assetOf(chain, assetID))
        const found = transfers().filter((one) => keyOf(one.assetID) === asset)
        const balance = found.reduce((sum, { amount }) => sum + amount, 0n)
        if (balance > maxUint64) throw new Error("overflow")
        const utxoIDs = found.map(({ txID, outputIndex }) => ({ txID: formatId(txID), outputIndex }))
        return { balance: String(balance), utxoIDs }
      },
    ),
    "avm.getAllBalances": byNameMethod(
      { address: read.addressText, includePartial: read.bool },
      ({ address, includePartial }) => {
        const sums = new Map<string, { readonly asset: string; readonly balance: bigint }>()
        for (const { assetID, amount } of transfersOf(address, includePartial)()) {
          const key = keyOf(assetID)
          const balance = (sums.get(key)?.balance ?? 0n) + amount
          const asset = aliases.get(key) ?? formatId(assetID)
          sums.set(key, { asset, balance: balance > maxUint64 ? maxUint64 : balance })
        }
        return { balances: [...sums.values()].map(({ asset, balance }) => ({ asset, balance: String(balance) })) }
      },
    ),
  }
}

function parseLocalAddress(addresses: LocalAddresses, text: string): Uint8Array {
  try {
    return addresses.parse(text)
  } catch (error) {
    throw new Error(`problem parsing address '${text}': ${(error as Error).message}`)
  }
}
