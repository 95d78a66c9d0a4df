import type { ServerModel } from "./servers.ts"

/** The call of an operation as a request, and as example code of the clients. */
export interface CallSample {
  /** The request that the page sends. */
  readonly request: CallRequest
  /** Example code by language. */
  readonly code: Readonly<Record<string, string>>
}

export interface CallRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The target of a call. */
export interface CallOrigin {
  /** Scheme, host and port. */
  readonly origin: string
  readonly server: ServerModel
  /** The values of the server's variables. */
  readonly variables: Readonly<Record<string, string>>
}
