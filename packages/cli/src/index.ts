export { type RunOptions, run } from "./run.ts"
export { loadStack } from "./stack/load-stack.ts"
export type { Welcome } from "./stack/tell-ready.ts"
export type { ServiceUrls } from "./stack/welcome.ts"
