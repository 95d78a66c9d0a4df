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
     * Returns a chain's average transactions per second, one data point a day, newest first. A day's average is its
     * transactions over the seconds from the last block of the day before to its own last block. A genesis block alone
     * in its day is no day. The newest point may still change.
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
      /** When the interval starts, in Unix seconds. */
      timestamp: number
      /** The value. An average is not an integer. */
      value: number
    }
    /** The body of every answer that is not a success. */
    ErrorBody: {
      /**
       * What went wrong, for a person to read. The data service sends a string, the metrics service a list of strings;
       * a client accepts both from either.
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
      /** When the data points were last brought up to date, in Unix seconds. */
      lastRun?: number
      /** The `pageToken` of the next page, a UUID that is valid for 24 hours. Absent on the last page. */
      nextPageToken?: string
      /** What the public service names `nextPageToken`, for its `startKey`. Absent on the last page. */
      nextPageStartKey?: string
    }
  }
  responses: {
    /** The gateway got an invalid answer from the server behind it. */
    BadGateway: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** Invalid chain or page token. */
    BadRequest: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The server failed in a way that it did not foresee. */
    InternalServerError: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The chain is not measured, or the path is mistyped. */
    NotFound: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** A node of the subnet that is asked about cannot be reached. */
    ServiceUnavailable: {
      headers: {
        [name: string]: unknown
      }
      content: {
        "application/json": components["schemas"]["ErrorBody"]
      }
    }
    /** The rate limit is exceeded. Calling on before it resets may lead to a temporary block. */
    TooManyRequests: {
      headers: {
        "retry-after": components["headers"]["retryAfter"]
        "ratelimit-policy": components["headers"]["policy"]
        "ratelimit-limit": components["headers"]["limit"]
        "ratelimit-remaining": components["headers"]["exhausted"]
        "ratelimit-reset": components["headers"]["reset"]
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
    /** Compute units left in the current window; too few for the call. */
    exhausted: number
    /** Compute units that the current window allows. */
    limit: number
    /** The budget and its window in seconds, in compute units. A call costs its operation's weight. */
    policy: string
    /** Compute units left in the current window. */
    remaining: number
    /** Seconds until the window ends. */
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
         * Where to go on; the `nextPageToken` of the answer before. Without it, or with one older than 24 hours, the
         * first page is returned.
         */
        pageToken?: string
        /**
         * What the public service names `pageToken`; the `nextPageStartKey` of its answer before. Not read beside a
         * `pageToken`.
         */
        startKey?: string
      }
      header?: never
      path: {
        /**
         * A chain by its EVM chain ID. `total`, `mainnet` and `testnet` stand for all chains, or those of a network.
         */
        chainId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** One page of the series. */
      200: {
        headers: {
          "ratelimit-policy": components["headers"]["policy"]
          "ratelimit-limit": components["headers"]["limit"]
          "ratelimit-remaining": components["headers"]["remaining"]
          [name: string]: unknown
        }
        content: {
          "application/json": components["schemas"]["Series"]
        }
      }
      400: components["responses"]["BadRequest"]
      404: components["responses"]["NotFound"]
      429: components["responses"]["TooManyRequests"]
      500: components["responses"]["InternalServerError"]
      502: components["responses"]["BadGateway"]
      503: components["responses"]["ServiceUnavailable"]
    }
  }
}
