// Made by `pnpm generate` from specs/metrics/openapi.yaml. Do not edit.

export interface paths {
  "/v1/avg_tps/{chainId}": {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get average TPS
     * Returns the average transactions per second of a chain, one data point per day (UTC), newest first. The average
     * of a day is its number of transactions divided by the seconds from the last block before it to its own last
     * block. A day with only the genesis block is omitted. The newest data point may still change.
     */
    get: operations["getAverageTps"]
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** The value of one interval. */
    DataPoint: {
      /** Start of the interval, in Unix seconds. */
      timestamp: number
      /** Value, in general not an integer. */
      value: number
    }
    /** The body of every error. */
    ErrorBody: {
      /**
       * What went wrong, for people to read. The data service sends a string, the metrics service a list of strings;
       * clients accept both from either.
       */
      message: string | string[]
      /** The HTTP status, repeated. */
      statusCode: number
      /** The name of the HTTP status. */
      error:
        | "Bad Request"
        | "Unauthorized"
        | "Forbidden"
        | "Not Found"
        | "Too Many Requests"
        | "Internal Server Error"
        | "Bad Gateway"
        | "Service Unavailable"
        | (string & {})
    }
    /** One page of a time series. */
    Series: {
      /** The data points, newest first. */
      results: components["schemas"]["DataPoint"][]
      /** The HTTP status, repeated. */
      status: number
      /** Time of the last update of the data points, in Unix seconds. */
      lastRun?: number
      /** The `pageToken` of the next page, a UUID that is valid for 24 hours. Absent on the last page. */
      nextPageToken?: string
      /** The name of `nextPageToken` in the hosted service, for `startKey`. Absent on the last page. */
      nextPageStartKey?: string
    }
  }
  responses: {
    /** The gateway received an invalid response from the server behind it. */
    BadGateway: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or page token. */
    BadRequest: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Nothing has changed since the answer whose `etag` was sent in `if-none-match`. The body is empty. */
    IndexedNotModified: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "cache-control"?: components["headers"]["cacheControl"]
        etag?: components["headers"]["entityTag"]
        "x-indexed-block"?: components["headers"]["indexedBlock"]
        "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
        "x-indexing-lag"?: components["headers"]["indexingLag"]
        [name: string]: unknown
      }
      content?: never
    }
    /** An unexpected failure of the server. */
    InternalServerError: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The chain is not measured, or the path is mistyped. */
    NotFound: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /**
     * The service cannot answer for now: nothing of the chain is indexed yet, the service is too busy, or a node of the
     * subnet cannot be reached.
     */
    ServiceUnavailable: {
      headers: {
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["remaining"]
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The rate limit was exceeded. Calls before it resets may lead to a temporary block. */
    TooManyRequests: {
      headers: {
        "x-request-id"?: components["headers"]["requestId"]
        "retry-after"?: components["headers"]["retryAfter"]
        "ratelimit-policy"?: components["headers"]["policy"]
        ratelimit?: components["headers"]["left"]
        "ratelimit-limit"?: components["headers"]["limit"]
        "ratelimit-remaining"?: components["headers"]["exhausted"]
        "ratelimit-reset"?: components["headers"]["reset"]
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: {
    /** `no-cache`: an answer may be stored, and must be revalidated before each use. */
    cacheControl: string
    /**
     * Names the bytes of the answer. Sent back in `if-none-match`, it is answered with 304 and no body while they are
     * the same.
     */
    entityTag: string
    /** Compute units left in the current window, too few for the call. Sent where the rate limit was exceeded. */
    exhausted: number
    /**
     * The number of the last indexed block of the chain that the answer is about. Absent while nothing of it is
     * indexed, and where the answer is about several chains.
     */
    indexedBlock: string
    /** The time of that block, in Unix seconds; of several chains the oldest. */
    indexedBlockTime: string
    /**
     * How many seconds the service may be behind the node: the age of the last indexed block while the node has a later
     * one, else 0; of several chains the largest. Absent until the node's height is known.
     */
    indexingLag: string
    /**
     * Of each of these limits the compute units that are left (`r`) and the seconds until its window ends (`t`), as a
     * structured field of draft-ietf-httpapi-ratelimit-headers. Sent by Serac's services where they limit.
     */
    left: string
    /** Compute units that a window allows, of the one of which least is left. Sent by services that limit. */
    limit: number
    /**
     * The limits: of each its name, its quota in compute units (`q`) and its window in seconds (`w`), as a structured
     * field of draft-ietf-httpapi-ratelimit-headers. A call costs its operation's `x-execution-weight`. Sent by
     * services that limit; others may write it otherwise.
     */
    policy: string
    /** Compute units left in that window. Sent by services that limit. */
    remaining: number
    /**
     * Names the request in the service's log: the `x-request-id` that was sent with it, or a new one. The hosted
     * service may not send it.
     */
    requestId: string
    /** Seconds until the window ends. Sent where the rate limit was exceeded. */
    reset: number
    /** Seconds to wait before the next call. */
    retryAfter: number
  }
  pathItems: never
}
export type DataPoint = components["schemas"]["DataPoint"]
export type ErrorBody = components["schemas"]["ErrorBody"]
export type Series = components["schemas"]["Series"]
export type $defs = Record<string, never>
export interface operations {
  getAverageTps: {
    parameters: {
      query?: {
        /**
         * Cursor of the page: the `nextPageToken` of the page before it. The first page when omitted, and when the
         * token is older than 24 hours. A token is good for the chain that it was issued for.
         */
        pageToken?: string
        /**
         * The name of `pageToken` in the hosted service: the `nextPageStartKey` of the page before. Ignored when a
         * `pageToken` is given.
         */
        startKey?: string
      }
      header?: never
      path: {
        /**
         * EVM chain ID of the chain; `total` for the sum of all chains, or `mainnet`, `testnet` or `fuji` (the same as
         * `testnet`) for that of the chains of a network.
         */
        chainId: string | number | bigint
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of the series. */
      200: {
        headers: {
          "ratelimit-policy"?: components["headers"]["policy"]
          ratelimit?: components["headers"]["left"]
          "ratelimit-limit"?: components["headers"]["limit"]
          "ratelimit-remaining"?: components["headers"]["remaining"]
          "x-request-id"?: components["headers"]["requestId"]
          "cache-control"?: components["headers"]["cacheControl"]
          etag?: components["headers"]["entityTag"]
          "x-indexed-block"?: components["headers"]["indexedBlock"]
          "x-indexed-block-time"?: components["headers"]["indexedBlockTime"]
          "x-indexing-lag"?: components["headers"]["indexingLag"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Series"]
        }
      }
      304: components["responses"]["IndexedNotModified"]
      400: components["responses"]["BadRequest"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
}
