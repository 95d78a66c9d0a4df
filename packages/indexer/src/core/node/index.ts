export { classify } from "./classify.ts"
export { type NodeBlock, NodeComparison } from "./compare-nodes.ts"
export { coreSettings } from "./core-settings.ts"
export {
  type EndpointCall,
  type EndpointOptions,
  type EndpointOutcome,
  NodeEndpoint,
  resultOrThrow,
} from "./endpoint.ts"
export { EndpointState, silentAfter, type UntrueAnswers } from "./endpoint-state.ts"
export { Endpoints } from "./endpoints.ts"
export { type HeadAnswer, HeadQuestion } from "./head-question.ts"
export {
  decimalOf,
  shownValue,
  toAddress,
  toArray,
  toDecimal,
  toHash,
  toNumber,
  toOptionalNumber,
  toQuantity,
  toRecord,
} from "./hex.ts"
export { type Meter, metered, unreadable } from "./meter.ts"
export { readNodeUrl } from "./node-url.ts"
export { untrueWords } from "./untrue-words.ts"
