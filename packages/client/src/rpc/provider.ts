import { parseLossless, stringifyLossless } from "../http/runtime.ts"
import type { RpcTransport } from "./options.ts"

/** Anything with the `request` of EIP-1193: a wallet, a viem client, another core. */
export interface Eip1193Provider {
  // biome-ignore lint/suspicious/noExplicitAny: providers type their methods in ways that do not fit each other
  request(request: any): Promise<any>
}

/** A viem transport, such as `http()`, which creates a provider. */
// biome-ignore lint/suspicious/noExplicitAny: each transport types its own options
export type ProviderFactory = (options: any) => Eip1193Provider

interface WireRequest {
  readonly id: number
  readonly method: string
  readonly params: unknown
}

/**
 * Lets a client call an EIP-1193 provider or a viem transport instead of a URL. Each call is one request to the provider,
 * and not retried, since providers retry themselves, unless the client's options set retries.
 *
 * An error with a numeric `code`, the innermost of a chain of causes, becomes an `RpcError`; any other fault a
 * `ConnectionError` whose `cause` it is, as does a result with an integer that the provider's own parser has rounded.
 *
 * @example
 * ```ts
 * import { batching, createRpcCore, fromProvider } from "@serac/client/rpc"
 * import { http } from "viem"
 *
 * const core = createRpcCore({ transport: fromProvider(http("http://127.0.0.1:9650/ext/bc/C/rpc")) }, { dialect: batching })
 * console.log(await core.request({ method: "eth_chainId" }))
 * ```
 */
export function fromProvider(provider: Eip1193Provider | ProviderFactory): RpcTransport {
  const target = typeof provider === "function" ? provider({}) : provider
  return {
    endpoint: "https://provider.invalid",
    batch: false,
    retry: false,
    async fetch(_, init) {
      const asked = parseLossless(String(init.body)) as WireRequest | WireRequest[]
      const answers = await Promise.all([asked].flat().map((request) => askProvider(target, request)))
      return new Response(stringifyLossless(Array.isArray(asked) ? answers : answers[0]))
    },
  }
}

async function askProvider(provider: Eip1193Provider, { id, method, params }: WireRequest): Promise<object> {
  try {
    const result: unknown = (await provider.request({ method, params })) ?? null
    assertExact(result)
    return { jsonrpc: "2.0", id, result }
  } catch (error) {
    const cause = rpcErrorIn(error)
    if (!cause) throw error
    const { code, message, data } = cause
    return { jsonrpc: "2.0", id, error: { code, message, data } }
  }
}

interface ErrorWithCode {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** The innermost error of a chain of causes: viem wraps the node's error, and includes its message in a longer one. */
function rpcErrorIn(error: unknown): ErrorWithCode | undefined {
  if (typeof error !== "object" || error === null) return
  const { cause, code, message } = error as Partial<ErrorWithCode> & { readonly cause?: unknown }
  // The code of a DOMException, such as an abort, is not an RPC error code.
  const isRpcError = Number.isInteger(code) && typeof message === "string" && !(error instanceof DOMException)
  return rpcErrorIn(cause) ?? (isRpcError ? (error as ErrorWithCode) : undefined)
}

/** @throws RangeError if an integer is beyond the exact range of a double. */
function assertExact(value: unknown): void {
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new RangeError(`the provider has rounded an integer to ${value}`)
  if (typeof value === "object" && value !== null) for (const item of Object.values(value)) assertExact(item)
}
