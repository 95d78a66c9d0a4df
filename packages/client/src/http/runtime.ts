/** The parts that the REST and JSON-RPC runtimes share. Not for users of clients: it may change in any release. */

export { type Base, basesOf, type ClientEndpoint, endpointAt } from "./endpoint.ts"
export { invalidParameter } from "./errors/invalid-parameter-error.ts"
export { fromPlace } from "./errors/serac-error.ts"
export { mergeHeaders, type PlainHeaders } from "./headers.ts"
export { observed } from "./hooks.ts"
export * from "./index.ts"
export { assertFinite, nameBigints, parseLossless, stringifyLossless, stringifyQuoted } from "./lossless.ts"
export { readBody } from "./read-body.ts"
export { present } from "./secret.ts"
export {
  type EndpointMemory,
  type HttpAnswer,
  type HttpCall,
  type RequestHead,
  type Sending,
  type SendOptions,
  send,
} from "./send.ts"
export { defaultSettings, definedOptions, type HttpSettings, withOptions } from "./settings.ts"
export { sleep, withDeadline } from "./within.ts"
