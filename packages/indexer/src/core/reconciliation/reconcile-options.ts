import type { StoreLocation } from "@serac/store"
import type { ReconcilerOptions } from "./reconciler.ts"

/** What comparing a chain or a network with its nodes works with, beside what it is. */
export interface ReconcileOptions
  extends Pick<
    ReconcilerOptions,
    "clock" | "log" | "onDifference" | "onVerdict" | "onAgreement" | "interval" | "confirmAfter"
  > {
  readonly store: StoreLocation
  /** Default the global one. */
  readonly fetch?: typeof globalThis.fetch | undefined
}
