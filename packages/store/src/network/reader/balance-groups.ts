import { type BalanceTerms, balanceKey, balanceTermsOf } from "../balance-key.ts"
import { textOf } from "../keys.ts"
import type { BalanceGroup } from "../stored.ts"

const zeroShortId = new Uint8Array(20)
/** The offset of the terms in a balance's key, after its chain and address. */
const termsAt = 1 + zeroShortId.length

/** Sums of UTXOs by their terms, whoever owns them. */
export class BalanceGroups {
  readonly #groups = new Map<string, { readonly key: Uint8Array; amount: bigint; utxoCount: number }>()

  /** Adds UTXOs of equal terms. */
  add(terms: BalanceTerms & { readonly consumedOn: number }, amount: bigint, utxoCount: number): void {
    this.addKey(balanceKey(terms.consumedOn, zeroShortId, terms), amount, utxoCount)
  }

  /** Adds a stored balance, by its key. */
  addKey(key: Uint8Array, amount: bigint, utxoCount: number): void {
    const terms = textOf(key.subarray(termsAt))
    const group = this.#groups.get(terms)
    if (group === undefined) this.#groups.set(terms, { key, amount, utxoCount })
    else {
      group.amount += amount
      group.utxoCount += utxoCount
    }
  }

  /** All groups, in the order of their terms. */
  all(): readonly BalanceGroup[] {
    return [...this.#groups.values()]
      .sort((one, other) => Buffer.compare(one.key.subarray(termsAt), other.key.subarray(termsAt)))
      .map(({ key, amount, utxoCount }) => ({ ...balanceTermsOf(key), amount, utxoCount }))
  }
}
