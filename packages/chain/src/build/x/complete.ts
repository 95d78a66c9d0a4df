import type { XChainUtxo } from "../../utxo/utxo.ts"
import { xOutput } from "../../x/slots.ts"
import type { XChainTransferableOutput, XChainUnsignedTransaction } from "../../x/transactions.ts"
import { Amounts } from "../amounts.ts"
import { inputKeys, sortedBy, sortedOutputs } from "../order.ts"
import type { Signers, UnsignedXChain } from "../unsigned-transaction.ts"
import { openWallet, type Wallet } from "../wallet.ts"
import type { XChainContext } from "./context.ts"
import { spend } from "./spend.ts"

export type XChainDraft<T extends XChainUnsignedTransaction> = Omit<
  T,
  "networkID" | "blockchainID" | "outputs" | "inputs" | "memo"
>

/** What a draft needs in addition to its own members. */
export interface Completion {
  readonly fee: bigint
  readonly outputs?: readonly XChainTransferableOutput[]
  /** Outputs that are paid from imported inputs. */
  readonly brought?: readonly XChainTransferableOutput[]
  /** The exported outputs. */
  readonly exported?: readonly XChainTransferableOutput[]
  /** The signers of the credentials after the inputs: those of operations or imported inputs. */
  readonly signers?: Signers
}

/** Adds inputs and change to a draft, in the order that the chain requires. */
export function complete<T extends XChainUnsignedTransaction>(
  context: XChainContext,
  wallet: Wallet<XChainUtxo>,
  draft: XChainDraft<T>,
  completion: Completion,
): UnsignedXChain<T> {
  const open = openWallet(wallet)
  const { outputs = [], brought = [], exported = [], fee, signers = [] } = completion
  const burn = new Amounts([...outputs, ...exported].map(({ assetID, output }) => ({ assetID, amount: output.amount })))
  burn.add(context.avaxAssetID, fee)
  const { inputs, change } = spend(open, burn)
  const ordered = sortedBy(inputs, ({ input }) => inputKeys(input))
  const { networkID, blockchainID } = context
  const unsigned = {
    ...draft,
    networkID,
    blockchainID,
    outputs: sortedOutputs([...outputs, ...brought, ...change], xOutput),
    inputs: ordered.map(({ input }) => input),
    memo: open.memo,
  } as unknown as T
  return { chain: "X", unsigned, signers: [...ordered.map((input) => input.signers), ...signers] }
}
