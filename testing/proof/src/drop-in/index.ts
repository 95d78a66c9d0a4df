export type { MethodName } from "./calls/call.ts"
export { callChainkit, complaintsOf, type Outcome, type ServiceUrls, wordsOf } from "./chainkit.ts"
