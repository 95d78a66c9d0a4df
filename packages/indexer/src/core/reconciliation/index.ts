export { type Confirming, confirm } from "./confirm.ts"
export {
  absentValue,
  boundedVerdict,
  type Compared,
  type Difference,
  type DifferenceKind,
  type Finding,
  finding,
  firstFindings,
  type Liar,
  type Verdict,
} from "./difference.ts"
export { DifferenceLog, readDifferences } from "./difference-log.ts"
export { LazyStore } from "./lazy-store.ts"
export { type BlockStretch, Recheck, type RecheckOptions } from "./recheck.ts"
export { RecheckFile, type RecheckLane, readRecheck } from "./recheck-file.ts"
export type { ReconcileOptions } from "./reconcile-options.ts"
export {
  type Covers,
  createReconciler,
  type Reconciler,
  type ReconcilerOptions,
  type ReconciliationCheck,
} from "./reconciler.ts"
export { type Reconciling, reconciling, type StartReconciler } from "./reconciling.ts"
export { type CheckGroup, runChecks, type Verification, type VerifyOptions } from "./run-checks.ts"
export { sampleHeight, sampleOf } from "./sample-height.ts"
