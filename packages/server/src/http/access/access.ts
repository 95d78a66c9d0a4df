import type { IncomingHttpHeaders } from "node:http"
import type { Registry } from "prom-client"
import type { Caller, Scope } from "../caller.ts"
import type { ReplyHeaders } from "../response/freshness.ts"
import type { ServiceError } from "../service-error.ts"

/** Decides who may ask for what, and how much of it. `@serac/server/access` makes one of keys and limits. */
export interface Access {
  /**
   * Is asked once for each request, before anything else of it is looked at; at once wherever it can, since every request waits for
   * it.
   */
  admit(request: AccessRequest, use: AccessUse): Admission | Promise<Admission>
  /** Adds its metrics to those of a service; called once for each. */
  measure?(registry: Registry): void
}

/** What of a request tells who sends it: a request of Node's HTTP server is one. */
export interface AccessRequest {
  readonly headers: IncomingHttpHeaders
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** What a request is for. */
export interface AccessUse {
  readonly scope: Scope
  /** Compute units. */
  readonly weight: number
}

/** Who asks, and whether the request is answered. */
export interface Admission {
  readonly caller: Caller
  /** What the answer tells of limits, refused or not. */
  readonly headers?: ReplyHeaders | undefined
  /** Why the request is refused: a 401, 403 or 429. */
  readonly refusal?: ServiceError | undefined
}
