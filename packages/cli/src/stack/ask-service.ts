import type { AccessRequest, PageAnswer, Service } from "@serac/server/http"

/** Request headers with the caller's key, address, cached entity tag and request id. */
const forwardedHeaders = ["x-data-api-key", "x-glacier-api-key", "x-forwarded-for", "x-request-id", "if-none-match"]

/** Response headers that are passed to the caller; the others belong to a connection, which there is none of. */
const answerHeaders =
  /^(content-type|cache-control|etag|retry-after|x-should-retry|x-request-id|www-authenticate|(x-)?ratelimit.*)$/

/**
 * Sends a request to a service of this process without a socket, on behalf of a caller, whose key and address the service uses for
 * access and limits.
 *
 * @param service undefined if it is not started yet: the response is 503
 */
export async function askService(
  service: Pick<Service, "fastify"> | undefined,
  url: string,
  from?: AccessRequest,
): Promise<PageAnswer> {
  if (service === undefined) return { status: 503, headers: { "retry-after": "1" }, body: new Uint8Array() }
  const headers = forwardedHeaders.flatMap((name) => {
    const value = from?.headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const remoteAddress = from?.socket.remoteAddress
  const response = await service.fastify.inject({
    url,
    headers: Object.fromEntries(headers),
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  })
  const told = Object.entries(response.headers).filter(
    ([name, value]) => answerHeaders.test(name) && value !== undefined,
  )
  return {
    status: response.statusCode,
    headers: Object.fromEntries(told.map(([name, value]) => [name, String(value)])),
    body: response.rawPayload,
  }
}
