import type { OwnerData } from "@serac/store"
import type { Names } from "../render/names.ts"

/** What somebody beside the owners of UTXOs has to sign in a transaction of the P-Chain: owners of a subnet, or of a validator. */
export interface SignedAuthorization {
  /** What they agree to, in words, such as `a change of subnet 2b17...`. */
  readonly what: string
  /** The owners when the transaction was accepted. */
  readonly owner: OwnerData
  /** How an address is written there. */
  readonly addressText: Names["address"]
  /** Which of them sign, in the order of the signatures; undefined where what stands there is no authorization. */
  readonly signatureIndices: readonly number[] | undefined
  readonly signatures: readonly Uint8Array[]
}
