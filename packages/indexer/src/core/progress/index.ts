export { Outage } from "./outage.ts"
export { Rates } from "./rates.ts"
export { Stall, type StuckBlock } from "./stall.ts"
export { type IndexerState, secondsLeft, stateOf } from "./state.ts"
