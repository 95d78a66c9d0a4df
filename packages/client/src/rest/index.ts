export { parseLossless } from "../http/runtime.ts"
export { writeBinary } from "./bodies/binary.ts"
export { writeExactJson } from "./bodies/exact-json.ts"
export { writeForm } from "./bodies/form.ts"
export { writeMultipart } from "./bodies/multipart.ts"
export { writeText } from "./bodies/text.ts"
export * from "./client.ts"
export { createRestCore } from "./core.ts"
export { createEvents } from "./events/events.ts"
export { createStream } from "./events/stream.ts"
export type { BodyContent, BodyFormat, ParameterStyle } from "./operation.ts"
export type { RestDefaults } from "./options.ts"
export { createPages } from "./pages.ts"
export {
  basicKey,
  bearerKey,
  type Credentials,
  keyInCookie,
  keyInHeader,
  keyInQuery,
  type Security,
} from "./security.ts"
export {
  type SchemeCredentials,
  type SecurityAlternatives,
  type SecuritySchemes,
  securitySchemes,
} from "./security-schemes.ts"
export type { ErrorOf, ItemOf, ParametersOf, ResultOf, StreamedOf, SuccessStatus } from "./types.ts"
