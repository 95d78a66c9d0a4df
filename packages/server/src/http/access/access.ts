import type { IncomingHttpHeaders } from "node:http"
import type { Registry } from "prom-client"
import type { Caller, Scope } from "../caller.ts"
import type { ReplyHeaders } from "../response/freshness.ts"
import type { ServiceError } from "../service-error.ts"

/** Decides which callers may use which operations, and how often. `@serac/server/access` implements it with keys and limits. */
export interface Access {
  /**
   * Called once for each request, before anything else of the request is read. Every request waits for the result, so it is returned
   * synchronously where possible.
   */
  admit(request: AccessRequest, use: AccessUse): Admission | Promise<Admission>
  /** Adds its metrics to the registry of a service; called once for each service. */
  measure?(registry: Registry): void
}

/** The part of a request that identifies its sender; a request of Node's HTTP server satisfies it. */
export interface AccessRequest {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** The scope and the cost of the requested operation. */
export interface AccessUse {
  readonly scope: Scope
  /** The cost of the request in compute units. */
  readonly weight: number
}

/** The caller of a request, and whether the request is answered. */
export interface Admission {
  readonly caller: Caller
  /** Rate limit headers of the response, also of a refusal. */
  readonly headers?: ReplyHeaders | undefined
  /** The error of a refused request: a 401, 403 or 429. */
  readonly refusal?: ServiceError | undefined
}
