import { formatId, maxUint64, type PChainUtxo } from "@serac/chain"
import { type ByNameMethods, byNameMethod, listReader, read } from "@serac/wire/node"
import { keyOf } from "../keys.ts"
import { localAddresses, sortedMembers } from "./local.ts"
import type { PInterfaceOptions } from "./options.ts"

/** Sums of amounts by asset id in text form, at most 2^64 - 1. */
class Balances {
  readonly #sums = new Map<string, bigint>()

  add(asset: string, amount: bigint): void {
    const sum = (this.#sums.get(asset) ?? 0n) + amount
    this.#sums.set(asset, sum > maxUint64 ? maxUint64 : sum)
  }

  addAll(other: Balances): void {
    for (const [asset, amount] of other.#sums) this.add(asset, amount)
  }

  of(asset: string): string {
    return String(this.#sums.get(asset) ?? 0n)
  }

  toJSON(): Record<string, string> {
    return sortedMembers([...this.#sums].map(([asset, amount]) => [asset, String(amount)] as const))
  }
}

/** Methods about the balances of addresses, including shared outputs, by kind of lock. */
export function balanceMethods(options: PInterfaceOptions): ByNameMethods {
  const { chain, clock } = options
  const addresses = localAddresses(options)
  const avax = formatId(chain.config.avaxAssetID)
  return {
    "platform.getBalance": byNameMethod({ addresses: listReader(read.addressText) }, (given) => {
      const owners = [...new Set(given.addresses.map((text) => keyOf(addresses.parse(text))))].sort()
      const { utxos } = chain.state
      const ids = new Set(owners.flatMap((owner) => utxos.idsOf(owner)))
      const found = [...ids].map((id) => utxos.get(id) as PChainUtxo)
      const now = BigInt(Math.floor(clock.now() / 1000))
      const sums = { unlocked: new Balances(), lockedStakeable: new Balances(), lockedNotStakeable: new Balances() }
      for (const { assetID, output } of found) {
        const inner = output.type === "stakeable.LockOut" ? output.output : output
        const isStakeable = output.type === "stakeable.LockOut" && output.locktime > now
        const kind = inner.locktime > now ? "lockedNotStakeable" : isStakeable ? "lockedStakeable" : "unlocked"
        sums[kind].add(formatId(assetID), inner.amount)
      }
      const all = new Balances()
      for (const some of Object.values(sums)) all.addAll(some)
      const { unlocked, lockedStakeable, lockedNotStakeable } = sums
      const utxoIDs = found.map(({ txID, outputIndex }) => ({ txID: formatId(txID), outputIndex }))
      return {
        balance: all.of(avax),
        unlocked: unlocked.of(avax),
        lockedStakeable: lockedStakeable.of(avax),
        lockedNotStakeable: lockedNotStakeable.of(avax),
        balances: all.toJSON(),
        unlockeds: unlocked.toJSON(),
        lockedStakeables: lockedStakeable.toJSON(),
        lockedNotStakeables: lockedNotStakeable.toJSON(),
        utxoIDs: utxoIDs.length > 0 ? utxoIDs : null,
      }
    }),
  }
}
