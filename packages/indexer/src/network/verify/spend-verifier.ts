import { formatId } from "@serac/chain"
import type { NetworkWriter, PrimaryChain } from "@serac/store"
import { type Clock, NodeFault } from "../../core/index.ts"
import { headBlocks, indexingSettings, signedShare, type Verify, verifiesAll } from "../../core/settings.ts"
import { utxoKeyText } from "../owners.ts"
import type { DeferredSpends } from "./deferred-spends.ts"
import { ForgedBlock } from "./forged-block.ts"
import { verifyKeyProof } from "./proofs-of-possession.ts"
import type { SignedSpends } from "./spend.ts"
import { verifyAuthorization } from "./verify-authorization.ts"
import { SpendSignatures, spendWords, verifySpend, verifyWithdrawal } from "./verify-spend.ts"

/** What a {@link SpendVerifier} needs. */
export interface SpendVerifierOptions {
  readonly chain: PrimaryChain
  /** Default `heads`. */
  readonly verify?: Verify | undefined
  readonly clock: Pick<Clock, "random">
  /** The height of the chain that its nodes reported. */
  readonly nodeHeight: () => number | undefined
  /** Keeps spends whose UTXO is not stored yet. */
  readonly deferred: Pick<DeferredSpends, "add">
}

/** Verifies the signatures of a chain's transactions: of all at the head, and of a share below it. */
export class SpendVerifier {
  readonly #options: SpendVerifierOptions

  constructor(options: SpendVerifierOptions) {
    this.#options = options
  }

  /**
   * Verifies transactions before they are stored.
   *
   * @param utxos - finds consumed UTXOs, including those of the same blocks; another chain created a missing one, or no
   * block did
   * @throws ForgedBlock that names the block, the transaction and the fault
   */
  async verify(transactions: readonly SignedSpends[], utxos: Pick<NetworkWriter, "utxos">): Promise<void> {
    const chosen = transactions.filter((one) => this.#isChosen(one))
    const keys = chosen.flatMap(({ spends }) => spends)
    const found = keys.length === 0 ? [] : await utxos.utxos(keys)
    const known = new Map(found.map((utxo) => [utxoKeyText(utxo), utxo]))
    for (const transaction of chosen) {
      const { spends, withdrawals, message, acceptedAt, height, id } = transaction
      const signatures = new SpendSignatures(message)
      for (const spend of spends) {
        const utxo = known.get(utxoKeyText(spend))
        if (utxo === undefined) this.#options.deferred.add({ chain: this.#options.chain, transaction, spend })
        else
          saying(
            () => verifySpend(spend, utxo, signatures, acceptedAt),
            () => spendWords(transaction, spend),
          )
      }
      for (const withdrawal of withdrawals)
        saying(
          () => verifyWithdrawal(withdrawal, signatures),
          () => `block ${height}: ${formatId(id)} takes from an account`,
        )
      const { authorization, keyProofs = [] } = transaction
      if (authorization !== undefined)
        saying(
          () => verifyAuthorization(authorization, signatures, acceptedAt),
          () => `block ${height}: ${formatId(id)} is ${authorization.what}`,
        )
      for (const proof of keyProofs)
        saying(
          () => verifyKeyProof(proof),
          () => `block ${height}: ${formatId(id)}`,
        )
    }
  }

  #isChosen({ height, spends, withdrawals, authorization, keyProofs }: SignedSpends): boolean {
    const isSigned = spends.length > 0 || withdrawals.length > 0 || (authorization ?? keyProofs) !== undefined
    if (!isSigned) return false
    const { verify = indexingSettings.verify.default, nodeHeight, clock } = this.#options
    if (verifiesAll(verify) || height > (nodeHeight() ?? 0) - headBlocks) return true
    return clock.random() * signedShare < 1
  }
}

/** Does the work, and prefixes the message of a fault. */
function saying(work: () => void, words: () => string): void {
  try {
    work()
  } catch (error) {
    throw error instanceof NodeFault ? new ForgedBlock(`${words()}: ${error.message}`) : error
  }
}
