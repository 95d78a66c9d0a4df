import type { RunningService } from "@serac/server/http"

type InProcessService = Pick<RunningService, "fastify" | "url">

/**
 * A `fetch` that calls services of this process without a socket: only the connection is missing, and calls are faster. Requests
 * to other services, and those that may be streams, use the network.
 */
export function fetchInProcess(services: readonly InProcessService[]): typeof fetch {
  return async (input, init) => {
    const { origin, pathname, search, host } = new URL(String(input))
    const service = services.find(({ url }) => url === origin)
    if (service === undefined || pathname.endsWith("/stream")) return fetch(input, init)
    const { statusCode, headers, rawPayload } = await service.fastify.inject({
      method: (init?.method ?? "GET") as "GET",
      url: `${pathname}${search}`,
      headers: { host, ...Object.fromEntries(new Headers(init?.headers)) },
      ...(typeof init?.body === "string" && { payload: init.body }),
    })
    const told = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]]))
    return new Response([204, 304].includes(statusCode) ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: told as [string, string][],
    })
  }
}
