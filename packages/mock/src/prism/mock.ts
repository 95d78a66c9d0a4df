import { ListenError, serverUrlOf } from "@serac/wire/node/server"
import type { OpenApiDocument } from "../apis.ts"
import { type ListeningServer, type ListenOptions, loopback, running } from "../http/listen.ts"

/** Runs Prism in this process on an OpenAPI document. Throws {@link ListenError}. */
export async function prismMock(document: OpenApiDocument, options: ListenOptions = {}): Promise<ListeningServer> {
  const { host = loopback, port = 0 } = options
  // Loading Prism takes most of a second, so it is only loaded when needed.
  const [{ createLogger }, { getHttpOperationsFromSpec }, { createServer }] = await Promise.all([
    import("@stoplight/prism-core"),
    import("@stoplight/prism-http"),
    import("@stoplight/prism-http-server"),
  ])
  // Prism resolves references in place, so it gets a copy.
  const operations = await getHttpOperationsFromSpec(structuredClone(document))
  const server = createServer(operations, {
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false },
    },
    components: { logger: createLogger("mock", { level: "silent" }) },
  })
  const address = await server.listen(port, host).catch((reason: unknown) => {
    const [, code = String(reason)] = /\b(E[A-Z]+(?:_[A-Z]+)*)\b/.exec(String(reason)) ?? []
    throw new ListenError(host, port, code, { cause: reason })
  })
  return running(serverUrlOf(host, Number(/\d+$/.exec(address)?.[0])), () => server.close())
}
