export type { NetworkDefinition } from "./network-definition.ts"
export type * from "./reader-port.ts"
export type * from "./rows.ts"
export type * from "./writer-port.ts"
