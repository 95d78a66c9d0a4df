import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { mockFromDocument } from "@serac/mock"
import type { AnyClient, RealCall, RealCalls } from "./calls.ts"
import { generateReal } from "./generate.ts"

/** A call with its result. */
export interface RoundTrip {
  readonly call: RealCall
  readonly sent: string
  readonly answer: RealCall["answer"] | `failed: ${string}`
}

/** Makes the calls with a client of the document, against Prism or the OpenRPC mock, which validate the requests. */
export async function roundTrips({ document, options, calls, isEchoed }: RealCalls): Promise<readonly RoundTrip[]> {
  const { folder } = await generateReal(document, "round-trip")
  const bundle = ["openapi.json", "openrpc.json"]
    .map((name) => read(join(folder, name)))
    .find((text) => text !== undefined)
  await using mock = isEchoed ? await startEcho() : await mockFromDocument(JSON.parse(bundle ?? "{}"))
  const module: Record<string, unknown> = await import(pathToFileURL(join(folder, "src/index.ts")).href)
  const create = module[Object.keys(module).find((name) => /^create.+Client$/.test(name)) ?? ""] as (
    options: object,
  ) => AnyClient
  const requests: Request[] = []
  const fetch = async (...input: Parameters<typeof globalThis.fetch>) => {
    const request = new Request(...input)
    requests.push(request.clone())
    return globalThis.fetch(request)
  }
  const client = create({ baseUrl: mock.url, url: mock.url, retry: false, fetch, ...options })
  const outcomes: RoundTrip[] = []
  for (const call of calls) {
    requests.length = 0
    const answer = await call.call(client, mock.url).then(kindOf, (error: Error) => `failed: ${error.message}` as const)
    outcomes.push({ call, sent: await told(requests[0], call), answer })
  }
  return outcomes
}

/** Starts a server that answers every request with its URL. */
async function startEcho() {
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json").end(JSON.stringify({ url: request.url }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return undefined
  }
}

function kindOf(value: unknown): RealCall["answer"] {
  if (value === undefined) return "nothing"
  if (typeof value === "string") return "text"
  if (value instanceof Uint8Array) return "bytes"
  return Array.isArray(value) ? "list" : "object"
}

/** The request in the format of `RealCall.sent`, with the headers that it names; for JSON-RPC, the method and the parameters. */
async function told(request: Request | undefined, { sent }: RealCall): Promise<string> {
  if (request === undefined) return "nothing"
  const { pathname, search } = new URL(request.url)
  const type = request.headers.get("content-type")?.replace(/;\s*boundary=.*/, "")
  const body = type === "application/json" ? ((await request.json()) as { method?: string; params?: unknown }) : {}
  const isRpc = body.method !== undefined
  const headers = [...sent.matchAll(/ ([\w-]+): /g)].map(([, name = ""]) => `${name}: ${request.headers.get(name)}`)
  const parts = isRpc ? [body.method, JSON.stringify(body.params)] : [type, ...headers]
  return [request.method, pathname + search, ...parts].filter((part) => part).join(" ")
}
