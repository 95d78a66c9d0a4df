import type { AccessRequest, PageAnswer, Service } from "@serac/server/http"

/** By which a service tells who asks, what he has already, and which request it is. */
const forwardedHeaders = ["x-data-api-key", "x-glacier-api-key", "x-forwarded-for", "x-request-id", "if-none-match"]

/** What of an answer is for whoever asked; the rest is of a connection that there is not. */
const answerHeaders =
  /^(content-type|cache-control|etag|retry-after|x-should-retry|x-request-id|www-authenticate|(x-)?ratelimit.*)$/

/**
 * Asks a service of this process without a socket, on behalf of whoever asked this one: his key and his address are what the service
 * counts his requests by.
 *
 * @param service undefined where it does not listen yet: the answer is a 503
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
