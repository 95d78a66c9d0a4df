export type { MethodName } from "./calls/call.ts"
export { callChainkit, complaintsOf, errorText, type SdkOutcome, type ServiceUrls } from "./chainkit.ts"
