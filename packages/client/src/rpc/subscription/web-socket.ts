/**
 * The part of the WebSocket API that a subscription uses: that of browsers, of Node.js 22 and newer, of Deno, Bun and workers, and of the package
 * `ws`.
 */
export interface RpcSocket {
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onerror: ((event: { readonly message?: string | undefined }) => void) | null
  onclose: ((event: { readonly code?: number; readonly reason?: string }) => void) | null
  send(text: string): void
  close(): void
}

/**
 * A WebSocket class: the global one, or a replacement.
 *
 * @example
 * ```ts
 * import type { RpcSocketConstructor } from "@serac/client/rpc"
 *
 * const global = (globalThis as { WebSocket?: unknown }).WebSocket as RpcSocketConstructor | undefined
 * console.log(global !== undefined)
 * ```
 */
// biome-ignore lint/suspicious/noExplicitAny: each platform types the members of its sockets in its own way
export type RpcSocketConstructor = new (url: string) => any
