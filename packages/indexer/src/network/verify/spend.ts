import type { CChainAtomicTransaction, PChainTransaction, XChainTransaction } from "@serac/chain"
import type { UtxoKey } from "@serac/store"
import type { SignedAuthorization } from "../p/signed-authorization.ts"
import { assetInputs } from "../x/inputs.ts"
import { type KeyProof, keyProofsOf } from "./proofs-of-possession.ts"

/** A UTXO that a transaction consumes, with the transaction's claims about it and the signatures. */
export interface Spend extends UtxoKey {
  readonly assetId: Uint8Array
  readonly amount: bigint
  /** Until when only staking may use it, in Unix seconds; undefined if the input does not state a lock. */
  readonly stakeableLocktime: number | undefined
  /** The indices of the owners that sign, in the order of the signatures. */
  readonly signatureIndices: readonly number[]
  readonly signatures: readonly Uint8Array[]
}

/** An account of the C-Chain that a transaction takes from, with the signatures. */
export interface Withdrawal {
  /** 20 bytes. */
  readonly address: Uint8Array
  readonly signatures: readonly Uint8Array[]
}

/** The signed parts of a transaction. */
export interface SignedSpends {
  readonly height: number
  readonly id: Uint8Array
  /** The bytes that are signed. */
  readonly message: Uint8Array
  /** When it was accepted, in Unix seconds by a validator's clock; undefined if no block contains the time. */
  readonly acceptedAt: number | undefined
  readonly spends: readonly Spend[]
  readonly withdrawals: readonly Withdrawal[]
  /** What owners of a subnet or a validator authorize; absent where nothing is. */
  readonly authorization?: SignedAuthorization
  /** The BLS keys that it brings, with their proofs; absent where it brings none. */
  readonly keyProofs?: readonly KeyProof[]
}

/** The height of a transaction, and its {@link SignedSpends.acceptedAt}. */
export type SpendPlace = Pick<SignedSpends, "height" | "acceptedAt">

const signaturesOf = (credential: object | undefined): readonly Uint8Array[] =>
  ((credential ?? {}) as { readonly signatures?: readonly Uint8Array[] }).signatures ?? []

/** The signed parts of an X-Chain transaction. */
export function xSpends(transaction: XChainTransaction, place: SpendPlace): SignedSpends {
  const spends = assetInputs(transaction).map((input): Spend => {
    const { txID: txId, outputIndex, assetID: assetId, amount, signatureIndices, credential } = input
    const signatures = signaturesOf(credential)
    return { txId, outputIndex, assetId, amount, stakeableLocktime: undefined, signatureIndices, signatures }
  })
  return { ...place, id: transaction.id, message: transaction.unsignedBytes, spends, withdrawals: [] }
}

/**
 * The signed parts of a P-Chain transaction.
 *
 * @param authorization - what owners of a subnet or a validator authorize, by the chain's state. Default nothing
 */
export function pSpends(
  { id, unsigned, unsignedBytes, credentials }: PChainTransaction,
  place: SpendPlace,
  authorization?: SignedAuthorization,
): SignedSpends {
  const own = "inputs" in unsigned ? unsigned.inputs : []
  const imported = unsigned.type === "ImportTx" ? unsigned.importedInputs : []
  const spends = [...own, ...imported].map(({ txID: txId, outputIndex, assetID: assetId, input }, index): Spend => {
    const isLocked = input.type === "stakeable.LockIn"
    const { amount, signatureIndices } = isLocked ? input.input : input
    const stakeableLocktime = isLocked ? Number(input.locktime) : undefined
    const signatures = signaturesOf(credentials[index])
    return { txId, outputIndex, assetId, amount, stakeableLocktime, signatureIndices, signatures }
  })
  const keyProofs = keyProofsOf(unsigned)
  return {
    ...{ ...place, id, message: unsignedBytes, spends, withdrawals: [] },
    ...(authorization === undefined ? {} : { authorization }),
    ...(keyProofs.length === 0 ? {} : { keyProofs }),
  }
}

/** The signed parts of a C-Chain atomic transaction: signed by the owners of imported UTXOs, or of the accounts that export. */
export function cSpends(transaction: CChainAtomicTransaction, place: SpendPlace): SignedSpends {
  const { id, unsigned, unsignedBytes: message, credentials } = transaction
  if (unsigned.type === "ExportTx") {
    const withdrawals = unsigned.inputs.map(({ address }, index) => {
      return { address, signatures: signaturesOf(credentials[index]) }
    })
    return { ...place, id, message, spends: [], withdrawals }
  }
  const spends = unsigned.importedInputs.map((one, index): Spend => {
    const { txID: txId, outputIndex, assetID: assetId, input } = one
    const { amount, signatureIndices } = input
    const signatures = signaturesOf(credentials[index])
    return { txId, outputIndex, assetId, amount, stakeableLocktime: undefined, signatureIndices, signatures }
  })
  return { ...place, id, message, spends, withdrawals: [] }
}
