import { Agent, request } from "undici"
import { withSignal } from "../within.ts"
import { allowedHosts, hostOf } from "./allowed-hosts.ts"
import { guardedConnector, RefusedAddressError } from "./connector.ts"
import { isPublicAddress } from "./public-address.ts"
import { acceptedEncodings, readBoundedBody } from "./read-body.ts"
import { refusalOfUrl } from "./refusal.ts"
import { nameServers, type Resolve } from "./resolve.ts"
import { retryAfterOf } from "./retry-after.ts"

/** The result of reading a URL. */
export type WebAnswer =
  | { readonly kind: "read"; readonly bytes: Uint8Array }
  | { readonly kind: "too-large" }
  /** `retryAfter` in seconds, if the host sends it. */
  | { readonly kind: "throttled"; readonly host: string; readonly retryAfter?: number }
  | {
      readonly kind: "unreachable"
      /** For the log. */
      readonly reason: string
      /** Whether repeating the request gives the same result. */
      readonly lasting: boolean
      /** Whether the whole host failed, rather than only this URL. */
      readonly hostFailed: boolean
    }

/** Limits of reading a URL, and the allowed hosts. */
export interface WebReaderOptions {
  /** Maximum bytes of a decoded response. */
  readonly maxBytes: number
  /** Milliseconds for a URL, including name resolution and redirects. */
  readonly timeout: number
  readonly maxRedirects: number
  readonly allowedPrivateHosts: readonly string[]
  readonly resolve?: Resolve
  readonly isPublic?: (address: string) => boolean
}

/** Reads untrusted URLs. */
export interface WebReader {
  /** Rejects only with the signal's reason, after an abort. */
  read(url: URL, signal: AbortSignal): Promise<WebAnswer>
  close(): Promise<void>
}

// The headers are identical in all installations.
const headers = {
  accept: "application/json, text/plain;q=0.9, */*;q=0.1",
  "accept-encoding": acceptedEncodings,
  "user-agent": "serac-indexer (NFT metadata)",
}
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Reads only public resources: http and https, public addresses after resolution, the usual ports, and a few redirects, each
 * of which is checked like the first URL. It sends no cookies, credentials or referrers, and uses no proxies. One limit
 * applies to the bytes and one to the time.
 *
 * @throws TypeError if `allowedPrivateHosts` contains an invalid host.
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
      // undici reacts to the signal only after the connection is made, so the signal is raced.
      const {
        statusCode,
        headers: given,
        body,
      } = await withSignal(signal, request(url, { dispatcher: agent, headers, signal }))
      // An abandoned response that breaks off must not end the process.
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

/** The error code or name; the message could repeat untrusted text. */
function webReason(error: unknown): string {
  if (!(error instanceof Error)) return "failed"
  const { code } = error as NodeJS.ErrnoException
  return typeof code === "string" ? code : error.name
}
