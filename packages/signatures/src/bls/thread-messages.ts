import type { Signed } from "./bls-math.ts"

/** A task of a thread. */
export type BlsTask =
  | { readonly kind: "findInvalid"; readonly message: Uint8Array; readonly signed: readonly Signed[] }
  | { readonly kind: "aggregate"; readonly signatures: readonly Uint8Array[] }
  | {
      readonly kind: "verify"
      readonly message: Uint8Array
      readonly signature: Uint8Array
      readonly publicKeys: readonly Uint8Array[]
    }

/** A task with its ID. */
export interface BlsRequest {
  readonly id: number
  readonly task: BlsTask
}

/** The result of a task. */
export type BlsReply =
  | { readonly id: number; readonly result: number[] | Uint8Array | boolean; readonly error?: never }
  | { readonly id: number; readonly error: string; readonly result?: never }
