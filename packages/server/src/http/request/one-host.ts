import type { IncomingMessage } from "node:http"

/** What a request is told whose `Host` is not there once. */
export const oneHost = "The request must have exactly one Host header"

/**
 * Whether a request has the one `Host` that HTTP/1.1 wants (RFC 9112, 3.2). With two of them a proxy and a service may take it for requests to
 * different hosts. HTTP/1.0 needs none.
 */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, "rawHeaders" | "httpVersion">): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0")
}
