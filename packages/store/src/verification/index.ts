export type { CheckOptions, Consistency, Inconsistency } from "./inconsistency.ts"
