// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import {
  createSubscription,
  followHeads,
  followLogs,
  type ParametersOf,
  type RpcCore,
  type RpcSubscribing,
  type RpcSubscription,
  type RpcSubscriptionOptions,
} from "@serac/client/rpc"
import { ethSubscribe as operation } from "./operations.ts"
import type { Hash32, Header, Log, LogFilter, Transaction } from "./types.ts"

const subscribing: RpcSubscribing = {
  path: "/ext/bc/{blockchainID}/ws",
  notification: "eth_subscription",
  probe: "eth_blockNumber",
  parameter: "subject",
  follow: { newHeads: followHeads, logs: followLogs },
}

/**
 * Follows `newHeads` by `eth_subscribe`, over a WebSocket to `/ext/bc/{blockchainID}/ws`, until the loop is left or the
 * signal of the options aborts.
 *
 * A lost connection is made again. After a lost connection the headers that were missed are fetched by number: they are
 * contiguous, and none comes twice. Where blocks were replaced, those in their place follow.
 *
 * @throws RpcError when the server refuses the subscription
 * @throws BufferFullError when events come faster than they are taken
 * @throws SubscriptionGapError when what was missed cannot be fetched
 * @throws ConnectionError when no connection is made, the first time
 * @throws TimeoutError when the server does not answer, the first time
 * @throws InvalidResponseError when what comes is no such message
 * @throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given
 * @example
 * ```ts
 * import { createSubnetEvmCore, subscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const event of subscribe(client, { subject: "newHeads" })) console.log(event)
 * ```
 */
export function subscribe(
  client: Pick<RpcCore, "endpoints">,
  parameters: { readonly subject: "newHeads" },
  options?: RpcSubscriptionOptions,
): RpcSubscription<Omit<Header, "totalDifficulty">>
/**
 * Follows `logs` by `eth_subscribe`, over a WebSocket to `/ext/bc/{blockchainID}/ws`, until the loop is left or the
 * signal of the options aborts.
 *
 * A lost connection is made again. After a lost connection the logs that were missed are fetched, and those of blocks
 * that were replaced come again with `removed: true`; none comes twice.
 *
 * @throws RpcError when the server refuses the subscription
 * @throws BufferFullError when events come faster than they are taken
 * @throws SubscriptionGapError when what was missed cannot be fetched
 * @throws ConnectionError when no connection is made, the first time
 * @throws TimeoutError when the server does not answer, the first time
 * @throws InvalidResponseError when what comes is no such message
 * @throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given
 * @example
 * ```ts
 * import { createSubnetEvmCore, subscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const event of subscribe(client, { subject: "logs" })) console.log(event)
 * ```
 */
export function subscribe(
  client: Pick<RpcCore, "endpoints">,
  parameters: { readonly subject: "logs"; readonly options?: ParametersOf<LogFilter> },
  options?: RpcSubscriptionOptions,
): RpcSubscription<Log>
/**
 * Follows `newPendingTransactions` by `eth_subscribe`, over a WebSocket to `/ext/bc/{blockchainID}/ws`, until the loop
 * is left or the signal of the options aborts.
 *
 * A lost connection is made again. What comes while there is no connection is lost.
 *
 * @throws RpcError when the server refuses the subscription
 * @throws BufferFullError when events come faster than they are taken
 * @throws SubscriptionGapError when what was missed cannot be fetched
 * @throws ConnectionError when no connection is made, the first time
 * @throws TimeoutError when the server does not answer, the first time
 * @throws InvalidResponseError when what comes is no such message
 * @throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given
 * @example
 * ```ts
 * import { createSubnetEvmCore, subscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const event of subscribe(client, { subject: "newPendingTransactions", options: true })) console.log(event)
 * ```
 */
export function subscribe(
  client: Pick<RpcCore, "endpoints">,
  parameters: { readonly subject: "newPendingTransactions"; readonly options: true },
  options?: RpcSubscriptionOptions,
): RpcSubscription<Transaction>
/**
 * Follows `newPendingTransactions` by `eth_subscribe`, over a WebSocket to `/ext/bc/{blockchainID}/ws`, until the loop
 * is left or the signal of the options aborts.
 *
 * A lost connection is made again. What comes while there is no connection is lost.
 *
 * @throws RpcError when the server refuses the subscription
 * @throws BufferFullError when events come faster than they are taken
 * @throws SubscriptionGapError when what was missed cannot be fetched
 * @throws ConnectionError when no connection is made, the first time
 * @throws TimeoutError when the server does not answer, the first time
 * @throws InvalidResponseError when what comes is no such message
 * @throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given
 * @example
 * ```ts
 * import { createSubnetEvmCore, subscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const event of subscribe(client, { subject: "newPendingTransactions" })) console.log(event)
 * ```
 */
export function subscribe(
  client: Pick<RpcCore, "endpoints">,
  parameters: { readonly subject: "newPendingTransactions"; readonly options?: false },
  options?: RpcSubscriptionOptions,
): RpcSubscription<Hash32>
/**
 * Follows `newAcceptedTransactions` by `eth_subscribe`, over a WebSocket to `/ext/bc/{blockchainID}/ws`, until the loop
 * is left or the signal of the options aborts.
 *
 * A lost connection is made again. What comes while there is no connection is lost.
 *
 * @throws RpcError when the server refuses the subscription
 * @throws BufferFullError when events come faster than they are taken
 * @throws SubscriptionGapError when what was missed cannot be fetched
 * @throws ConnectionError when no connection is made, the first time
 * @throws TimeoutError when the server does not answer, the first time
 * @throws InvalidResponseError when what comes is no such message
 * @throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given
 * @example
 * ```ts
 * import { createSubnetEvmCore, subscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const event of subscribe(client, { subject: "newAcceptedTransactions", options: true })) console.log(event)
 * ```
 */
export function subscribe(
  client: Pick<RpcCore, "endpoints">,
  parameters: { readonly subject: "newAcceptedTransactions"; readonly options: true },
  options?: RpcSubscriptionOptions,
): RpcSubscription<Transaction>
/**
 * Follows `newAcceptedTransactions` by `eth_subscribe`, over a WebSocket to `/ext/bc/{blockchainID}/ws`, until the loop
 * is left or the signal of the options aborts.
 *
 * A lost connection is made again. What comes while there is no connection is lost.
 *
 * @throws RpcError when the server refuses the subscription
 * @throws BufferFullError when events come faster than they are taken
 * @throws SubscriptionGapError when what was missed cannot be fetched
 * @throws ConnectionError when no connection is made, the first time
 * @throws TimeoutError when the server does not answer, the first time
 * @throws InvalidResponseError when what comes is no such message
 * @throws InvalidParameterError when an option is wrong, or the platform has no `WebSocket` and none is given
 * @example
 * ```ts
 * import { createSubnetEvmCore, subscribe } from "@serac/subnet-evm"
 *
 * const client = createSubnetEvmCore({ baseUrl: "http://127.0.0.1:9650" })
 * for await (const event of subscribe(client, { subject: "newAcceptedTransactions" })) console.log(event)
 * ```
 */
export function subscribe(
  client: Pick<RpcCore, "endpoints">,
  parameters: { readonly subject: "newAcceptedTransactions"; readonly options?: false },
  options?: RpcSubscriptionOptions,
): RpcSubscription<Hash32>
export function subscribe(
  client: Pick<RpcCore, "endpoints">,
  parameters: object,
  options?: RpcSubscriptionOptions,
): RpcSubscription<unknown> {
  return createSubscription(client, operation, subscribing, parameters, options)
}
