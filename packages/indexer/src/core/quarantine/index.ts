export type { Quarantine } from "./quarantine.ts"
export { storeQuarantine } from "./store-quarantine.ts"
export { StuckBlocks } from "./stuck-blocks.ts"
