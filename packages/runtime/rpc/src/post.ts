import type { PreparedCall } from "./call.ts"
import { type Endpoint, endpointsOf } from "./endpoints.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import { HttpError } from "./errors/http-error.ts"
import { NotBootstrappedError } from "./errors/not-bootstrapped-error.ts"
import { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
import { type RpcCallFacts, RpcClientError } from "./errors/rpc-client-error.ts"
import { readText } from "./read-text.ts"
import { delayAfter } from "./retry.ts"
import { within } from "./within.ts"

/** The text that answers a request, and the facts for errors about what it says. */
export interface Reply {
  readonly text: string
  readonly facts: RpcCallFacts
}

/** Sends a JSON-RPC request body until one endpoint answers, or until trying again makes no sense or may do harm. */
export async function post(
  call: PreparedCall,
  method: string,
  body: string,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  const { fetch = globalThis.fetch, maxResponseBytes = 2 ** 26, timeout = 30_000, totalTimeout = 120_000 } = call
  const endpoints = endpointsOf(call)
  const { href: place } = endpoints[0] as Endpoint
  const facts = { method, url: "", attempts: 0 }
  const deadline = Date.now() + totalTimeout
  // When each endpoint may be asked: one not yet asked is always ahead of those that have failed.
  const due = endpoints.map(() => 0)
  const failures = [...due]

  async function work(total: AbortSignal): Promise<Reply> {
    for (let index = (call.memory[place] ?? 0) % due.length; ; ) {
      while ((due[index] as number) > Math.min(...due)) index = (index + 1) % due.length
      const { href, shown } = endpoints[index] as Endpoint
      const headers = new Headers()
      const named = { ...call.headers, "content-type": "application/json" }
      for (const [name, value] of Object.entries(named)) headers.set(name, value)
      facts.url = shown
      facts.attempts++
      const attempt = async (signal: AbortSignal) => {
        const response = await fetch(href, { method: "POST", headers, body, signal })
        const [text, bytes] = await readText(response, response.ok ? maxResponseBytes : 1000)
        const told = { ...facts, status: response.status, headers: response.headers }
        const start = text.slice(0, 1000)
        const Failure = /done bootstrapping/.test(text) ? NotBootstrappedError : HttpError
        if (!response.ok) throw new Failure(`HTTP ${told.status}: ${start.trim()}`, { ...told, body: start })
        if (bytes > maxResponseBytes) throw new ResponseTooLargeError("too large", { ...told, maxResponseBytes })
        call.memory[place] = index
        return { text, facts }
      }
      try {
        return await within(attempt, total, timeout, facts)
      } catch (cause) {
        // Some engines put the whole URL into what fetch throws.
        const why = href === shown ? cause : Error(String(Object(cause).cause ?? cause).replaceAll(href, shown))
        const error =
          cause instanceof RpcClientError ? cause : new ConnectionError("no answer", { ...facts, cause: why })
        const now = Date.now()
        due[index] = now + delayAfter(error, call.idempotent, ++(failures[index] as number), call.retry)
        const next = Math.min(...due)
        if (total.aborted || !(next < deadline)) throw error
        if (next > now) await within(() => new Promise(() => {}), total, next - now, facts).catch(() => 0)
      }
    }
  }
  return within(work, signal, totalTimeout, facts)
}
