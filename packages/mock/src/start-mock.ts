import { type Api, apis, defaultPorts, documentsOf, type OpenApiDocument } from "./apis.ts"
import type { ListeningServer } from "./http/listen.ts"
import type { OpenRpcDocument } from "./openrpc/document.ts"
import { type ServeOptions, serveDocuments } from "./serve-documents.ts"

/** Options of a mock: its address, by default a free port of the loopback interface, and whether it serves `/docs`. */
export type MockOptions = ServeOptions

/** A running mock of an API. */
export interface Mock extends ListeningServer {
  readonly api: Api
}

/** The running mocks of all APIs. */
export interface Mocks {
  readonly mocks: Readonly<Record<Api, Mock>>
  /** Stops all of them immediately. */
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Options of {@link startMocks}. */
export interface MocksOptions {
  /** The port of the first API, `data`; the others follow in order. Default 4010; with 0, each gets any free port. */
  readonly port?: number
  /** Default `127.0.0.1`: reachable from this machine only. */
  readonly host?: string
  /** Whether each serves the reference of its documents at `/docs`. Default false. */
  readonly docs?: boolean
}

/**
 * Starts a mock of one API. `url` is the base URL for its client.
 *
 * @throws ListenError when the port is taken or the host is not this machine's
 * @example
 * import { startMock } from "@serac/mock"
 *
 * const mock = await startMock("x-chain")
 * const response = await fetch(`${mock.url}/ext/bc/X`, {
 *   method: "POST",
 *   headers: { "content-type": "application/json" },
 *   body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "avm.getHeight", params: {} }),
 * })
 * console.log(await response.json())
 * await mock.close()
 */
export async function startMock(api: Api, options: MockOptions = {}): Promise<Mock> {
  return { api, ...(await serveDocuments(await documentsOf(api), options, api)) }
}

/**
 * Starts mocks of all six APIs, on ports 4010 (data) to 4015 (subnet-evm). If one cannot start, the others are stopped.
 *
 * @throws ListenError when a port is taken or the host is not this machine's
 * @example
 * import { startMocks } from "@serac/mock"
 *
 * const { mocks, close } = await startMocks({ port: 0 })
 * console.log(mocks.data.url, mocks["p-chain"].url)
 * await close()
 */
export async function startMocks(options: MocksOptions = {}): Promise<Mocks> {
  const { port = defaultPorts.data, ...rest } = options
  const started = await Promise.allSettled(
    apis.map((api, index) => startMock(api, { ...rest, port: port === 0 ? 0 : port + index })),
  )
  const running = started.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []))
  const close = async () => {
    await Promise.all(running.map((mock) => mock.close()))
  }
  const failed = started.find((outcome) => outcome.status === "rejected")
  if (failed !== undefined) {
    await close()
    throw failed.reason
  }
  const mocks = Object.fromEntries(running.map((mock) => [mock.api, mock])) as Record<Api, Mock>
  return { mocks, close, [Symbol.asyncDispose]: close }
}

/**
 * Starts a mock of any OpenAPI document (with Prism) or OpenRPC document (with the same mock as the node APIs).
 *
 * @throws TypeError when the document is neither
 * @throws ListenError when the port is taken or the host is not this machine's
 * @example
 * import { mockFromDocument } from "@serac/mock"
 *
 * const mock = await mockFromDocument({
 *   openrpc: "1.3.2",
 *   info: { title: "Echo", version: "1.0.0" },
 *   methods: [{ name: "echo", params: [], result: { name: "text", schema: { type: "string" } } }],
 * })
 * console.log(mock.url)
 * await mock.close()
 */
export async function mockFromDocument(document: object, options: MockOptions = {}): Promise<ListeningServer> {
  if ("openrpc" in document) return serveDocuments({ openrpc: document as OpenRpcDocument }, options)
  if ("openapi" in document) return serveDocuments({ openapi: document as OpenApiDocument }, options)
  throw new TypeError('Neither an OpenAPI nor an OpenRPC document: it has no member "openapi" or "openrpc"')
}
