import { type Endpoint, endpointsOf } from "./endpoints.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import { HttpError } from "./errors/http-error.ts"
import { NotBootstrappedError } from "./errors/not-bootstrapped-error.ts"
import { ResponseTooLargeError } from "./errors/response-too-large-error.ts"
import { RpcClientError } from "./errors/rpc-client-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { tell } from "./hooks.ts"
import { readText } from "./read-text.ts"
import { delayAfter, retryAfterOf } from "./retry.ts"
import type { Reply, RpcTransportRequest } from "./transport.ts"
import { within } from "./within.ts"

/** Sends a JSON-RPC request body until one endpoint answers, or until trying again makes no sense or may do harm. */
export async function post(request: RpcTransportRequest): Promise<Reply> {
  const { method, body, settings, memory } = request
  const { fetch = globalThis.fetch, hooks, maxResponseBytes = 2 ** 26, timeout = 30_000, totalTimeout = 120_000 } = settings
  const endpoints = endpointsOf(settings, request.path)
  const facts = { method, url: "", attempts: 0 }
  const deadline = performance.now() + totalTimeout
  // When each endpoint may be asked: one not yet asked is always ahead of those that have failed.
  const due = endpoints.map(() => 0)
  const failures = [...due]

  const late = (limit: "attempt" | "total", timeout: number) => () =>
    new TimeoutError(`no answer within ${timeout} ms`, { ...facts, limit, timeout })

  async function attempt({ href, shown, headers }: Endpoint, signal: AbortSignal): Promise<string> {
    const all = new Headers()
    const entries = Object.entries({ ...headers, ...settings.headers, "content-type": "application/json" })
    for (const [name, value] of entries) all.set(name, value)
    facts.url = shown
    facts.attempts++
    tell(hooks?.onRequest, { ...facts })
    const began = performance.now()
    try {
      const response = await fetch(href, { method: "POST", headers: all, body, signal })
      const { status, ok } = response
      const [text, bytes] = await readText(response, ok ? maxResponseBytes : 4096)
      tell(hooks?.onResponse, { ...facts, status, headers: response.headers, duration: performance.now() - began })
      if (!ok) {
        const Fault = status === 503 && /not done bootstrapping/.test(text) ? NotBootstrappedError : HttpError
        const told = { status, body: text.slice(0, 4096), retryAfter: retryAfterOf(response.headers) }
        throw new Fault(`HTTP ${status}: ${text.slice(0, 300)}`, { ...facts, ...told })
      }
      if (bytes > maxResponseBytes) throw new ResponseTooLargeError("answer too large", { ...facts, maxResponseBytes })
      return text
    } catch (error) {
      if (error instanceof RpcClientError) throw error
      // Some engines quote the whole URL in what fetch throws.
      const quoted = String(error).replaceAll(href, shown)
      throw new ConnectionError("no answer", { ...facts, cause: quoted === String(error) ? error : Error(quoted) })
    }
  }

  async function work(total: AbortSignal): Promise<Reply> {
    for (let index = memory.current; ; ) {
      while ((due[index] as number) > Math.min(...due)) index = (index + 1) % due.length
      const ask = (signal: AbortSignal) => attempt(endpoints[index] as Endpoint, signal)
      try {
        const text = await within(ask, total, timeout, late("attempt", timeout))
        memory.current = index
        return { text, facts }
      } catch (error) {
        const now = performance.now()
        due[index] = now + delayAfter(error, request.idempotent, ++(failures[index] as number), settings.retry ?? {})
        const next = Math.min(...due)
        if (total.aborted || !(next < deadline)) throw error
        const delay = Math.max(0, next - now)
        tell(hooks?.onRetry, { ...facts, delay, error })
        await within(() => new Promise(() => {}), total, delay).catch(() => 0)
      }
    }
  }
  return within(work, request.signal, totalTimeout, late("total", totalTimeout))
}
