import { Agent, request } from "undici"
import { withSignal } from "../within.ts"
import { allowedHosts, hostOf } from "./allowed-hosts.ts"
import { guardedConnector, RefusedAddressError } from "./connector.ts"
import { isPublicAddress } from "./public-address.ts"
import { acceptedEncodings, readBoundedBody } from "./read-body.ts"
import { refusalOfUrl } from "./refusal.ts"
import { nameServers, type Resolve } from "./resolve.ts"
import { retryAfterOf } from "./retry-after.ts"

/** What came of reading a URL. */
export type WebAnswer =
  | { readonly kind: "read"; readonly bytes: Uint8Array }
  | { readonly kind: "too-large" }
  /** `retryAfter` in seconds, where the host says it. */
  | { readonly kind: "throttled"; readonly host: string; readonly retryAfter?: number }
  | {
      readonly kind: "unreachable"
      /** For the log. */
      readonly reason: string
      /** Asking again gives the same. */
      readonly lasting: boolean
      /** The host failed, not only this URL. */
      readonly hostFailed: boolean
    }

/** How much is read of a URL, for how long, and where. */
export interface WebReaderOptions {
  /** Of an answer, decoded. */
  readonly maxBytes: number
  /** Milliseconds for a URL, name resolution and redirects included. */
  readonly timeout: number
  readonly maxRedirects: number
  readonly allowedPrivateHosts: readonly string[]
  readonly resolve?: Resolve
  readonly isPublic?: (address: string) => boolean
}

/** Reads URLs that strangers have written. */
export interface WebReader {
  /** Rejects only with the signal's reason, after an abort. */
  read(url: URL, signal: AbortSignal): Promise<WebAnswer>
  close(): Promise<void>
}

// Nothing in it tells one installation from another.
const headers = {
  accept: "application/json, text/plain;q=0.9, */*;q=0.1",
  "accept-encoding": acceptedEncodings,
  "user-agent": "serac-indexer (NFT metadata)",
}
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Reads what is public and nothing else: http and https, public addresses as they are resolved, the usual ports, a few redirects that
 * are each checked like the first URL. No cookies, credentials, referrers or proxies; one bound for the octets and one for the time.
 *
 * @throws TypeError when `allowedPrivateHosts` has something that is no host.
 */
export function createWebReader(options: WebReaderOptions): WebReader {
  const { maxBytes, timeout, maxRedirects, allowedPrivateHosts } = options
  const names = nameServers()
  const { resolve = names.resolve, isPublic = isPublicAddress } = options
  const isAllowed = allowedHosts(allowedPrivateHosts)
  const agent = new Agent({
    connect: guardedConnector({ isAllowed, isPublic, resolve, timeout }),
    pipelining: 1,
    allowH2: false,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 10_000,
    maxHeaderSize: 16_384,
  })

  async function ask(from: URL, signal: AbortSignal): Promise<WebAnswer> {
    let url = from
    for (let hops = 0; ; hops++) {
      const refused = refusalOfUrl(url, isAllowed, isPublic)
      if (refused !== undefined) return unreachable(refused, { lasting: true })
      if (!url.hostname.startsWith("[")) url.hostname = hostOf(url)
      // A request that is not connected yet heeds its signal only when it is.
      const {
        statusCode,
        headers: given,
        body,
      } = await withSignal(signal, request(url, { dispatcher: agent, headers, signal }))
      // An answer that is given up must not end the process when it breaks off.
      body.on("error", () => {})
      if (redirects.has(statusCode)) {
        body.destroy()
        const next = URL.parse(String(given.location ?? ""), url)
        if (typeof given.location !== "string" || !next) return unreachable("a redirect to nowhere")
        if (hops === maxRedirects) return unreachable("too many redirects")
        url = next
        continue
      }
      if (statusCode < 200 || statusCode > 299) {
        body.destroy()
        if (statusCode !== 429) return unreachable(`status ${statusCode}`, { hostFailed: statusCode >= 500 })
        const retryAfter = retryAfterOf(given["retry-after"], Date.now())
        return { kind: "throttled", host: url.hostname, ...(retryAfter !== undefined && { retryAfter }) }
      }
      if (Number(given["content-length"]) > maxBytes) {
        body.destroy()
        return { kind: "too-large" }
      }
      const bytes = await readBoundedBody(body, String(given["content-encoding"] ?? ""), maxBytes)
      if (bytes === undefined) return unreachable("an encoding that was not asked for")
      return bytes === "too-large" ? { kind: "too-large" } : { kind: "read", bytes }
    }
  }

  return {
    async read(url, signal) {
      signal.throwIfAborted()
      const limit = new AbortController()
      const timer = setTimeout(() => limit.abort(), timeout)
      try {
        return await ask(new URL(url), AbortSignal.any([signal, limit.signal]))
      } catch (error) {
        signal.throwIfAborted()
        if (error instanceof RefusedAddressError) return unreachable(error.message, { lasting: true })
        const reason = limit.signal.aborted ? `no answer within ${timeout} ms` : webReason(error)
        return unreachable(reason, { hostFailed: true })
      } finally {
        clearTimeout(timer)
      }
    },
    async close() {
      names.close()
      await agent.destroy()
    },
  }
}

function unreachable(reason: string, { lasting = false, hostFailed = false } = {}): WebAnswer {
  return { kind: "unreachable", reason, lasting, hostFailed }
}

/** No message: it may repeat what a stranger wrote. */
function webReason(error: unknown): string {
  if (!(error instanceof Error)) return "failed"
  const { code } = error as NodeJS.ErrnoException
  return typeof code === "string" ? code : error.name
}
