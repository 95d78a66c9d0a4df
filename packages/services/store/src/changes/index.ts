export type * from "./change.ts"
