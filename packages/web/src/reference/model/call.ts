import type { ServerModel } from "./servers.ts"

/** How an operation is called, as the examples of the clients write it. */
export interface CallSample {
  /** The request that a page sends. */
  readonly request: CallRequest
  /** Code in a language each, by its name. */
  readonly code: Readonly<Record<string, string>>
}

export interface CallRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Where a call goes. */
export interface CallOrigin {
  /** The scheme, host and port. */
  readonly origin: string
  readonly server: ServerModel
  /** The values of the server's variables. */
  readonly variables: Readonly<Record<string, string>>
}
