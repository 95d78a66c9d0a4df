export { Outage } from "./outage.ts"
export { Rates } from "./rates.ts"
export { Stall, type StuckBlock } from "./stall.ts"
export { type IndexerState, indexerState, secondsLeft } from "./state.ts"
