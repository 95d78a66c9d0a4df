import { maxUint64 } from "../fees/saturating.ts"
import { compareBytes } from "../text/compare-bytes.ts"
import type { PChainMessage, RegisterL1Validator } from "./p-chain-message.ts"
import { WarpError } from "./warp-error.ts"

const nodeIDLength = 20

const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0)

const refuseMessage = (rule: string): never => {
  throw new WarpError("invalid-message", rule)
}

function verifyOwner({ threshold, addresses }: RegisterL1Validator["remainingBalanceOwner"]): void {
  if (threshold > addresses.length) refuseMessage("An owner's threshold exceeds the number of its addresses")
  if (threshold === 0 && addresses.length > 0) refuseMessage("An owner without threshold has addresses")
  for (let i = 1; i < addresses.length; i++) {
    if (compareBytes(addresses[i - 1] as Uint8Array, addresses[i] as Uint8Array) >= 0) {
      refuseMessage("An owner's addresses are not sorted and unique")
    }
  }
}

/**
 * Throws for a decoded message that the P-Chain would reject: a registration of weight 0, for the primary network, without a
 * node id, or with invalid owners; a weight with the reserved nonce. `assertBlsPublicKey` of `@serac/chain/bls` verifies the
 * BLS key of a registration.
 *
 * @throws {WarpError} `invalid-message`
 * @example
 * import { decodePChainMessage, verifyPChainMessage } from "@serac/chain"
 *
 * const checked = (bytes: Uint8Array) => verifyPChainMessage(decodePChainMessage(bytes))
 */
export function verifyPChainMessage(message: PChainMessage): void {
  if (message.type === "L1ValidatorWeight") {
    if (message.nonce === maxUint64 && message.weight > 0n) refuseMessage("The largest nonce is reserved for a removal")
  }
  if (message.type !== "RegisterL1Validator") return
  if (isZero(message.subnetID)) refuseMessage("The primary network has no L1 validators")
  if (message.weight === 0n) refuseMessage("A validator's weight is not 0")
  if (message.nodeID.length !== nodeIDLength) refuseMessage(`A node id has ${nodeIDLength} bytes`)
  if (isZero(message.nodeID)) refuseMessage("A node id is not all zeros")
  verifyOwner(message.remainingBalanceOwner)
  verifyOwner(message.disableOwner)
}
