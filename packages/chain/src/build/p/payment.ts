import type { PChainTransferableOutput } from "../../p/base.ts"
import { recipientOwners, transferOutput } from "../owners.ts"
import type { Payment } from "../wallet.ts"
import type { PChainContext } from "./context.ts"

/** A payment on the P-Chain. */
export interface PChainPayment extends Payment {
  /** Unix seconds; before that time only staking may use the output. */
  readonly stakeableLocktime?: bigint
}

export function outputOf(context: PChainContext, payment: PChainPayment): PChainTransferableOutput {
  const { amount, to, assetID = context.avaxAssetID, stakeableLocktime } = payment
  const output = transferOutput(amount, recipientOwners(to))
  return stakeableLocktime === undefined
    ? { assetID, output }
    : { assetID, output: { type: "stakeable.LockOut", locktime: stakeableLocktime, output } }
}
