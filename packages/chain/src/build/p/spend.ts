import type { Complexity } from "../../fees/complexity.ts"
import { gasOf } from "../../fees/gas.ts"
import type { Owners, TransferOutput } from "../../fx/secp256k1fx.ts"
import type { PChainTransferableInput, PChainTransferableOutput } from "../../p/base.ts"
import { compareBytes } from "../../text/compare-bytes.ts"
import type { PChainUtxo } from "../../utxo/utxo.ts"
import { Amounts, insufficient } from "../amounts.ts"
import { agree, transferOutput } from "../owners.ts"
import type { OpenWallet } from "../wallet.ts"
import type { PChainContext } from "./context.ts"
import { addComplexity, inputComplexity, outputComplexity } from "./input-output-complexity.ts"

/** An input and its signers. */
export interface SignedInput {
  readonly input: PChainTransferableInput
  readonly signers: readonly Uint8Array[]
}

/** The requirements of a transaction in addition to its fee. */
export interface SpendPlan {
  /** The complexity without inputs and change. */
  readonly complexity: Complexity
  /** Amounts that leave the wallet. */
  readonly burn: Amounts
  /** Amounts that are staked, and later returned to the wallet. */
  readonly stake: Amounts
  /** AVAX that the transaction imports. */
  readonly income: bigint
  /** The owners of the remaining AVAX. */
  readonly change: Owners
}

interface Spendable {
  readonly utxo: PChainUtxo
  readonly output: TransferOutput
  /** Before this time (Unix seconds) only staking may use it; absent if it is unlocked. */
  readonly lockedUntil?: bigint
}

function spendable(utxo: PChainUtxo, now: bigint): Spendable {
  if (utxo.output.type !== "stakeable.LockOut") return { utxo, output: utxo.output }
  const { locktime, output } = utxo.output
  return locktime > now ? { utxo, output, lockedUntil: locktime } : { utxo, output }
}

/**
 * Selects the inputs of a transaction. Locked outputs come first, for staking only, and their rest stays locked;
 * then unlocked outputs of other assets, then AVAX until it covers the fee too, which grows with each input. The remaining AVAX
 * becomes change unless the output would cost more than its amount.
 */
export class Spend {
  readonly inputs: SignedInput[] = []
  readonly change: PChainTransferableOutput[] = []
  readonly stake: PChainTransferableOutput[] = []
  readonly #context: PChainContext
  readonly #wallet: OpenWallet<PChainUtxo>
  readonly #candidates: readonly Spendable[]
  #complexity: Complexity

  /** @throws {BuildError} `insufficient-funds` */
  constructor(context: PChainContext, wallet: OpenWallet<PChainUtxo>, spending: SpendPlan) {
    this.#context = context
    this.#wallet = wallet
    this.#complexity = spending.complexity
    this.#candidates = wallet.utxos.map((utxo) => spendable(utxo, wallet.now))
    const { burn, stake } = spending
    this.#stakeLocked(stake)
    this.#stakeFree(stake, burn)
    const avax = burn.take(context.avaxAssetID, burn.of(context.avaxAssetID))
    this.#payAssets(burn)
    this.#payAvax(avax, spending.income, spending.change)
  }

  get #fee(): bigint {
    return gasOf(this.#complexity, this.#context.weights) * this.#context.gasPrice
  }

  #stakeLocked(stake: Amounts): void {
    for (const candidate of this.#candidates) {
      const { utxo, output, lockedUntil } = candidate
      const { assetID } = utxo
      if (lockedUntil === undefined || stake.of(assetID) === 0n || !this.#consume(candidate)) continue
      const locked = (amount: bigint): PChainTransferableOutput => ({
        assetID,
        output: { type: "stakeable.LockOut", locktime: lockedUntil, output: transferOutput(amount, output) },
      })
      const staked = stake.take(assetID, output.amount)
      this.#produce(this.stake, locked(staked))
      if (staked < output.amount) this.#produce(this.change, locked(output.amount - staked))
    }
  }

  /** Adds one unlocked stake output of the wallet for the part of the stake that locked outputs do not cover. */
  #stakeFree(stake: Amounts, burn: Amounts): void {
    for (const { assetID, amount } of [...stake]) {
      this.#produce(this.stake, { assetID, output: transferOutput(amount, this.#wallet.change) })
      burn.add(assetID, stake.take(assetID, amount))
    }
  }

  #payAssets(burn: Amounts): void {
    const left = new Amounts()
    for (const candidate of this.#candidates) {
      const { utxo, output, lockedUntil } = candidate
      if (lockedUntil !== undefined || burn.of(utxo.assetID) === 0n || !this.#consume(candidate)) continue
      left.add(utxo.assetID, output.amount - burn.take(utxo.assetID, output.amount))
    }
    burn.assertCovered()
    for (const { assetID, amount } of left) {
      this.#produce(this.change, { assetID, output: transferOutput(amount, this.#wallet.change) })
    }
  }

  #payAvax(amount: bigint, income: bigint, owners: Owners): void {
    const { avaxAssetID } = this.#context
    let funds = income
    for (const candidate of this.#candidates) {
      if (funds >= amount + this.#fee) break
      const { utxo, output, lockedUntil } = candidate
      if (lockedUntil !== undefined || compareBytes(utxo.assetID, avaxAssetID) !== 0) continue
      if (this.#consume(candidate)) funds += output.amount
    }
    const missing = amount + this.#fee - funds
    if (missing > 0n) throw insufficient(avaxAssetID, missing)
    const change = (left: bigint) => ({ assetID: avaxAssetID, output: transferOutput(left, owners) })
    this.#complexity = addComplexity(this.#complexity, outputComplexity(change(0n)))
    const left = funds - amount - this.#fee
    if (left > 0n) this.change.push(change(left))
  }

  /** Consumes the output if the wallet may. @returns whether it did */
  #consume({ utxo, output, lockedUntil }: Spendable): boolean {
    const agreement = agree(output, this.#wallet.ours, this.#wallet.now)
    if (!agreement) return false
    const { indices: signatureIndices, signers } = agreement
    const free = { type: "secp256k1fx.TransferInput", amount: output.amount, signatureIndices } as const
    const { txID, outputIndex, assetID } = utxo
    const input: PChainTransferableInput = {
      txID,
      outputIndex,
      assetID,
      input: lockedUntil === undefined ? free : { type: "stakeable.LockIn", locktime: lockedUntil, input: free },
    }
    this.inputs.push({ input, signers })
    this.#complexity = addComplexity(this.#complexity, inputComplexity(input, signatureIndices.length))
    return true
  }

  #produce(outputs: PChainTransferableOutput[], output: PChainTransferableOutput): void {
    outputs.push(output)
    this.#complexity = addComplexity(this.#complexity, outputComplexity(output))
  }
}
