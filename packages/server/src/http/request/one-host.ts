import type { IncomingMessage } from "node:http"

/** The message for a request without exactly one `Host`. */
export const oneHost = "The request must have exactly one Host header"

/**
 * Whether a request has exactly one `Host`, as HTTP/1.1 requires (RFC 9112, 3.2). With two, a proxy and a service may read it as requests to
 * different hosts. HTTP/1.0 needs none.
 */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, "rawHeaders" | "httpVersion">): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1
  return hosts === 1 || (hosts === 0 && httpVersion === "1.0")
}
