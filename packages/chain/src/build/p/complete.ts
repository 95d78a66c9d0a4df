import { pChainComplexity } from "../../fees/complexity.ts"
import type { Owners } from "../../fx/secp256k1fx.ts"
import type { PChainTransferableInput, PChainTransferableOutput } from "../../p/base.ts"
import { pOutput } from "../../p/slots.ts"
import type { PChainUnsignedTransaction } from "../../p/transactions.ts"
import type { PChainUtxo } from "../../utxo/utxo.ts"
import { Amounts } from "../amounts.ts"
import { inputKeys, sortedBy, sortedOutputs } from "../order.ts"
import type { Signers, UnsignedPChain } from "../unsigned-transaction.ts"
import { openWallet, type Wallet } from "../wallet.ts"
import { type PChainContext, pChainID } from "./context.ts"
import { Spend } from "./spend.ts"

/** The transactions that have inputs, and thus pay a fee. */
export type PaidTransaction = Extract<PChainUnsignedTransaction, { inputs: unknown }>

/** The members that they share, and that completion adds. */
type Base = "networkID" | "blockchainID" | "outputs" | "inputs" | "memo"
export type PChainDraft<T extends PaidTransaction> = Omit<T, Base | "stake">

/** What a draft needs in addition to its own members. */
export interface Completion {
  readonly outputs?: readonly PChainTransferableOutput[]
  /** AVAX that becomes no output: balances of L1 validators. */
  readonly burn?: bigint
  /** Outputs that are paid from imported inputs. */
  readonly brought?: readonly PChainTransferableOutput[]
  /** The exported outputs. */
  readonly exported?: readonly PChainTransferableOutput[]
  readonly stake?: { readonly assetID: Uint8Array; readonly amount: bigint }
  /** AVAX that the transaction imports. */
  readonly income?: bigint
  /** The owners of the remaining AVAX, if not the wallet's own. */
  readonly change?: Owners
  /** The signers of the credentials after the inputs: those of imported inputs, then of the authorization. */
  readonly signers?: Signers
}

const assetAmount = ({ assetID, output }: PChainTransferableOutput) => ({
  assetID,
  amount: output.type === "stakeable.LockOut" ? output.output.amount : output.amount,
})

/** Adds inputs and change to a draft, in the order that the chain requires. */
export function complete<T extends PaidTransaction>(
  context: PChainContext,
  wallet: Wallet<PChainUtxo>,
  draft: PChainDraft<T>,
  completion: Completion,
): UnsignedPChain<T> {
  const open = openWallet(wallet)
  const { outputs = [], brought = [], exported = [], income = 0n, change = open.change } = completion
  const base = { networkID: context.networkID, blockchainID: pChainID(), memo: open.memo }
  const stakes = completion.stake !== undefined
  const whole = (
    inputs: PChainTransferableInput[],
    all: PChainTransferableOutput[],
    stake: PChainTransferableOutput[],
  ) => ({ ...draft, ...base, outputs: all, inputs, ...(stakes && { stake }) }) as unknown as T
  const burn = new Amounts([...outputs, ...exported].map(assetAmount))
  burn.add(context.avaxAssetID, completion.burn ?? 0n)
  const spent = new Spend(context, open, {
    complexity: pChainComplexity(whole([], [...outputs, ...brought], [])),
    burn,
    stake: new Amounts(completion.stake ? [completion.stake] : []),
    income,
    change,
  })
  const ordered = sortedBy(spent.inputs, ({ input }) => inputKeys(input))
  const unsigned = whole(
    ordered.map(({ input }) => input),
    sortedOutputs([...outputs, ...brought, ...spent.change], pOutput),
    sortedOutputs(spent.stake, pOutput),
  )
  return { chain: "P", unsigned, signers: [...ordered.map(({ signers }) => signers), ...(completion.signers ?? [])] }
}
