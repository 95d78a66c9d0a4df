import { defaultSettings, definedOptions, invalidParameter } from "../../http/runtime.ts"
import type { RpcSocketConstructor } from "./web-socket.ts"

/**
 * Options of a subscription; undefined ones are ignored.
 *
 * @example
 * ```ts
 * import type { RpcSubscriptionOptions } from "@serac/client/rpc"
 *
 * const options: RpcSubscriptionOptions = { signal: AbortSignal.timeout(60_000), maxBuffer: 1_000 }
 * ```
 */
export interface RpcSubscriptionOptions {
  /** Ends the subscription and closes its socket: the iteration rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Values of the placeholders in the path, such as `{ blockchainID: "C" }`. Default: those of the client. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined
  /** The exact URL of the socket, `wss://...`, or several in the order of preference. Default: the client's URLs with the scheme `ws` or `wss`. */
  readonly webSocketUrl?: string | readonly string[] | undefined
  /** The WebSocket class, such as that of the package `ws` on Node.js 20. Default: the global `WebSocket`. */
  readonly WebSocket?: RpcSocketConstructor | undefined
  /** Time limit in milliseconds for connecting, and for each response. Default 10,000. */
  readonly timeout?: number | undefined
  /** Milliseconds without a message after which the connection is checked. Default 30,000. */
  readonly keepAlive?: number | undefined
  /**
   * Milliseconds before reconnecting: the initial delay (default 500), doubled after each failure, and the maximum
   * (default 30,000); minus a random part of up to half. `false`: a lost connection ends the iteration.
   */
  readonly reconnect?:
    | { readonly delay?: number | undefined; readonly maxDelay?: number | undefined }
    | false
    | undefined
  /** Maximum number of events that wait for the consumer; one more ends the iteration with a `BufferFullError`. Default 10,000. */
  readonly maxBuffer?: number | undefined
  /** Maximum number of blocks that are fetched after a lost connection; more end the iteration with a `SubscriptionGapError`. Default 10,000. */
  readonly maxGap?: number | undefined
  /** Maximum length of a message in characters; a longer one ends the iteration. Default 67,108,864. */
  readonly maxMessageLength?: number | undefined
}

/** The options of a subscription with all defaults filled in. */
export interface SubscriptionSettings {
  readonly timeout: number
  readonly keepAlive: number
  readonly delay: number
  readonly maxDelay: number
  readonly maxBuffer: number
  readonly maxGap: number
  readonly maxMessageLength: number
}

/** @throws InvalidParameterError naming an option that is not a number above 0 */
export function subscriptionSettings(operation: string, options: RpcSubscriptionOptions): SubscriptionSettings {
  const { timeout, keepAlive, reconnect, maxBuffer, maxGap, maxMessageLength } = options
  const { delay, maxDelay } = reconnect || {}
  const settings: SubscriptionSettings = {
    timeout: 10_000,
    keepAlive: 30_000,
    delay: 500,
    maxDelay: 30_000,
    maxBuffer: 10_000,
    maxGap: 10_000,
    maxMessageLength: defaultSettings.maxResponseBytes,
    ...definedOptions({ timeout, keepAlive, delay, maxDelay, maxBuffer, maxGap, maxMessageLength }),
  }
  for (const [name, value] of Object.entries(settings))
    if (!(value > 0)) throw invalidParameter(operation, name, "must be a number above 0")
  return settings
}
