import type { StoreLocation } from "@serac/store"
import type { ReconcilerOptions } from "./reconciler.ts"

/** Options for comparing a chain or a network with its nodes, besides the chain or network itself. */
export interface ReconcileOptions
  extends Pick<
    ReconcilerOptions,
    "clock" | "log" | "onDifference" | "onVerdict" | "onAgreement" | "interval" | "confirmAfter"
  > {
  readonly store: StoreLocation
  /** Default: the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined
}
