import { decodePChainBlock, type PChainInput, type PChainTransaction, type PChainUtxo, utxoId } from "@serac/chain"
import type { AcceptedPChainBlock, PChain } from "../../../src/ledger/index.ts"

const keyOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex")
const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n)
const inOutput = ({ output }: Pick<PChainUtxo, "output">) => ("output" in output ? output.output : output).amount
const inInput = ({ input }: { readonly input: PChainInput }) => ("input" in input ? input.input : input).amount

const min = (one: bigint, other: bigint): bigint => {
  if (one < other) return one
  return other
}

/** Independent accounting of a P-Chain's AVAX, from transactions and from the ledger's current holdings. */
export class Books {
  readonly #chain: PChain
  readonly #began: bigint
  readonly #initialSupply: bigint
  readonly #moved = { burned: 0n, imported: 0n, exported: 0n, toL1s: 0n, fromL1s: 0n }
  /** The remaining balance of each active L1 validator, and the expected total. */
  #balances = new Map<string, bigint>()
  #expected = 0n
  #accrued: bigint

  constructor(chain: PChain, initialSupply: bigint) {
    this.#chain = chain
    this.#initialSupply = initialSupply
    this.#began = this.#held() + this.#staked()
    this.#accrued = chain.state.accruedFees
  }

  /** Records a block that was just accepted. */
  add({ bytes }: AcceptedPChainBlock): void {
    const { toL1s, fromL1s } = this.#moved
    for (const transaction of decodePChainBlock(bytes).transactions) this.#addTransaction(transaction)
    const { accruedFees } = this.#chain.state
    const each = accruedFees - this.#accrued
    // At the minimum price no validator is disabled with a remaining balance, so each pays the same amount or its whole remaining balance.
    const charged = sum([...this.#balances.values()].map((left) => min(left, each)))
    this.#expected += this.#moved.toL1s - toL1s - (this.#moved.fromL1s - fromL1s) - charged
    this.#balances = this.#balancesNow()
    this.#accrued = accruedFees
  }

  /** The actual and the expected amount. */
  get balance() {
    const { state } = this.#chain
    const { burned, imported, exported, toL1s, fromL1s } = this.#moved
    const stakers = state.stakers.inOrder()
    const paid = sum([...state.rewards.values()].flat().map(inOutput))
    const kept = stakers
      .filter(({ kind }) => kind === "validator")
      .map((one) => state.stakers.info(one))
      .map((info) => info.delegateeReward + info.restakedValidation + info.restakedDelegation)
    return {
      is: {
        there: this.#held() + this.#staked(),
        ofL1s: sum(this.#balances.values()),
        minted: state.supply - this.#initialSupply - sum(stakers.map(({ potentialReward }) => potentialReward)),
      },
      shouldBe: {
        there: this.#began + imported - exported - burned - toL1s + fromL1s + paid,
        ofL1s: this.#expected,
        minted: paid + sum(kept),
      },
    }
  }

  #addTransaction({ id, unsigned }: PChainTransaction): void {
    const moved = this.#moved
    const imported = "importedInputs" in unsigned ? sum(unsigned.importedInputs.map(inInput)) : 0n
    const exported = "exportedOutputs" in unsigned ? sum(unsigned.exportedOutputs.map(inOutput)) : 0n
    const consumed = "inputs" in unsigned ? sum(unsigned.inputs.map(inInput)) : 0n
    const produced = "outputs" in unsigned ? sum(unsigned.outputs.map(inOutput)) : 0n
    const staked = "stake" in unsigned ? sum(unsigned.stake.map(inOutput)) : 0n
    const toL1s =
      unsigned.type === "ConvertSubnetToL1Tx"
        ? sum(unsigned.validators.map(({ balance }) => balance))
        : "balance" in unsigned
          ? unsigned.balance
          : 0n
    moved.imported += imported
    moved.exported += exported
    moved.toL1s += toL1s
    moved.burned += consumed + imported - produced - exported - staked - toL1s
    // A refund is not part of the transaction: it is the output after the transaction's own.
    const mayRefund = unsigned.type === "DisableL1ValidatorTx" || unsigned.type === "SetL1ValidatorWeightTx"
    const refund = mayRefund && this.#chain.state.utxos.get(keyOf(utxoId(id, unsigned.outputs.length)))
    if (refund) moved.fromL1s += inOutput(refund)
  }

  #balancesNow(): Map<string, bigint> {
    const { l1Validators, accruedFees } = this.#chain.state
    const active = l1Validators.activeInOrder()
    return new Map(active.map((one) => [keyOf(one.validationID), one.endAccumulatedFee - accruedFees]))
  }

  /** The amount in outputs. */
  #held(): bigint {
    return sum([...this.#chain.state.utxos].map(([, utxo]) => inOutput(utxo)))
  }

  /** The amount in stakes, which will be returned. */
  #staked(): bigint {
    const transactions = this.#chain.state.stakers.inOrder().map(({ transaction }) => transaction.unsigned)
    return sum(transactions.flatMap((unsigned) => ("stake" in unsigned ? unsigned.stake.map(inOutput) : [])))
  }
}
