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

/** The kinds that pay: all that have inputs. */
export type PaidTransaction = Extract<PChainUnsignedTransaction, { inputs: unknown }>

/** What all of them have, and what completing them adds. */
type Base = "networkID" | "blockchainID" | "outputs" | "inputs" | "memo"
export type PChainDraft<T extends PaidTransaction> = Omit<T, Base | "stake">

/** What a draft needs besides its own members. */
export interface Completion {
  readonly outputs?: readonly PChainTransferableOutput[]
  /** AVAX that leaves without being an output: balances of L1 validators. */
  readonly burn?: bigint
  /** Outputs that what the transaction imports pays for. */
  readonly brought?: readonly PChainTransferableOutput[]
  /** What is exported. */
  readonly exported?: readonly PChainTransferableOutput[]
  readonly stake?: { readonly assetID: Uint8Array; readonly amount: bigint }
  /** AVAX that the transaction imports. */
  readonly income?: bigint
  /** Who gets the AVAX that is left, when not the wallet's own. */
  readonly change?: Owners
  /** Who signs for what stands behind the inputs: imported inputs, then the authorization. */
  readonly signers?: Signers
}

const assetAmount = ({ assetID, output }: PChainTransferableOutput) => ({
  assetID,
  amount: output.type === "stakeable.LockOut" ? output.output.amount : output.amount,
})

/** Adds to a draft what pays for it, in the order that the chain asks for. */
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
