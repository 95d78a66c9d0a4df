import type { Owners, XChainCredential, XChainOperation, XChainState } from "@serac/chain"
import { equalBytes } from "@serac/chain"
import { LedgerError } from "../ledger-error.ts"
import { type SignedMessage, verifyCredentials } from "../spend/credentials.ts"
import { isSameOwners } from "../spend/owners.ts"
import { verifyState } from "./verify-state.ts"

type SignedInput = { readonly signatureIndices: readonly number[] }
type Consumed<T extends XChainState["type"]> = Extract<XChainState, { readonly type: T }>

/**
 * Verifies that an operation may consume its inputs. The form of the operation must be verified before.
 *
 * @throws {LedgerError}
 */
export function verifyOperationSpend(
  message: SignedMessage,
  operation: XChainOperation,
  credential: XChainCredential,
  consumed: readonly XChainState[],
): void {
  const [feature = ""] = operation.type.split(".")
  const isSecp = feature === "secp256k1fx"
  if (!isSecp) verifyCount(consumed, "UTXOs")
  if (credential.type !== `${feature}.Credential` || !("signatures" in credential))
    throw new LedgerError("wrong credential type")
  if (isSecp) verifyCount(consumed, "utxos")
  const [{ signatureIndices }, owners] = permissionOf(operation, consumed)
  verifyCredentials(message, signatureIndices, credential.signatures, owners)
}

/** The owners that must sign each consumed state, and the input that names the signers. */
function permissionOf(operation: XChainOperation, consumed: readonly XChainState[]): readonly [SignedInput, Owners] {
  switch (operation.type) {
    case "secp256k1fx.MintOperation": {
      const right = only(consumed, "secp256k1fx.MintOutput")
      if (!isSameOwners(right, operation.mintOutput))
        throw new LedgerError("wrong mint output created from the operation")
      return [operation.mintInput, right]
    }
    case "nftfx.MintOperation": {
      const right = only(consumed, "nftfx.MintOutput")
      if (right.groupID !== operation.groupID) throw new LedgerError("wrong unique ID provided")
      return [operation.mintInput, right]
    }
    case "nftfx.TransferOperation": {
      const token = only(consumed, "nftfx.TransferOutput")
      if (token.groupID !== operation.output.groupID) throw new LedgerError("wrong unique ID provided")
      if (!equalBytes(token.payload, operation.output.payload)) throw new LedgerError("wrong bytes provided")
      return [operation.input, token]
    }
    case "propertyfx.MintOperation": {
      const right = only(consumed, "propertyfx.MintOutput")
      if (!isSameOwners(right, operation.mintOutput)) throw new LedgerError("wrong mint output provided")
      return [operation.mintInput, right]
    }
    case "propertyfx.BurnOperation":
      return [operation, only(consumed, "propertyfx.OwnedOutput")]
  }
}

function verifyCount(consumed: readonly XChainState[], word: string): void {
  if (consumed.length !== 1) throw new LedgerError(`wrong number of ${word} for the operation`)
}

function only<T extends XChainState["type"]>(consumed: readonly XChainState[], type: T): Consumed<T> {
  const [state] = consumed
  if (state?.type !== type) throw new LedgerError("wrong utxo type")
  verifyState(state)
  return state as Consumed<T>
}
