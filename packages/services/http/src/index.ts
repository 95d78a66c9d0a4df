export { type Handler, type HandlerRequest, type Handlers, ReadyJson } from "./handler.ts"
export type { Paging, Position } from "./paging.ts"
export { ServiceError } from "./service-error.ts"
