export { parseLossless } from "../http/runtime.ts"
export { writeBinary } from "./bodies/binary.ts"
export { writeExactJson } from "./bodies/exact-json.ts"
export { writeForm } from "./bodies/form.ts"
export { writeJson } from "./bodies/json.ts"
export { writeMultipart } from "./bodies/multipart.ts"
export { writeText } from "./bodies/text.ts"
export * from "./client.ts"
export { createRestCore } from "./core.ts"
export { readDates } from "./dates.ts"
export { TokenError } from "./errors/token-error.ts"
export { createEvents } from "./events/events.ts"
export { createStream } from "./events/stream.ts"
export { clientCredentials, type OAuthClient, type TokenSecurity } from "./oauth.ts"
export type { BodyContent, BodyFormat, ParameterStyle } from "./operation.ts"
export type { RestDefaults } from "./options.ts"
export { createPages } from "./pages.ts"
export {
  type NextPage,
  nextByCursor,
  nextByItem,
  nextByLink,
  nextByNumber,
  nextByOffset,
  nextByUrl,
  pagesBy,
} from "./paging.ts"
export type { ParameterWriter } from "./parameter.ts"
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
export { type SendRequest, sendFollowing, sendRenewing } from "./send-following.ts"
export { styled } from "./styled.ts"
export type { ErrorOf, HeadersOf, ItemOf, ParametersOf, ResultOf, StreamedOf, SuccessStatus } from "./types.ts"
