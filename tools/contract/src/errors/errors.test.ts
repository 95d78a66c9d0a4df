import { text } from "node:stream/consumers"
import { createDataService } from "@serac/api/data"
import { createMetricsService } from "@serac/api/metrics"
import { startMock } from "@serac/mock"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type AnyJson, resolveExample, restClients } from "../documents.ts"
import { restOperations } from "../rest-cases.ts"
import { sampled } from "../sampled.ts"
import { isTargeted, prismErrors, startServerOf } from "../servers.ts"
import { eventStream } from "../streams.ts"
import { isAccessState } from "./access-states.ts"
import { type ErrorExample, type ExampleRequest, errorExamples, requestOf } from "./error-example.ts"
import { chain, emptyStore, type SeededStore, seededNetwork, seededStore } from "./seeded-store.ts"
import { signingOptions } from "./signing-node.ts"
import { type Service, type State, serviceIn } from "./states.ts"
import { unservedOperations } from "./unserved.ts"

const isUnserved = ({ entry }: ErrorExample) => unservedOperations.includes(entry.operationId)

/** Errors 400 that depend on the served network. */
const ofNetwork = ["messageOfOtherNetwork", "pChainHeightAhead", "unknownSigningSubnet"]

/** Errors that only depend on the request, not on the service's data: most 400s, and unknown paths and methods. */
const needsNothing = ({ name, status, state, request }: ErrorExample) =>
  (status === 400 && state === undefined && !ofNetwork.includes(name)) ||
  request?.url !== undefined ||
  request?.suffix !== undefined ||
  request?.method !== undefined

function isJson(body = "null"): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}

/** The server's mainnet may have its own address format, such as `custom1...`, and reject the examples' addresses too. */
const withAnyAddresses = (answer: Answer): unknown =>
  JSON.parse(
    JSON.stringify(answer)
      .replace(/(?:item \d+ of )?addresses must be an address of \w+(?:, [a-z]+1\.\.\.)?, not '[^']*'; /g, "")
      .replace(/(an address of \w+), [a-z]+1\.\.\./, "$1"),
  )

/** The response of an operation in a state, if the shared example does not apply to it. */
type Instead = RegExp | "no 503"

/**
 * A shared example is not the response of every operation in a state: with an empty store, some return an empty list of chains, others report a
 * chain that is not indexed yet. Returns undefined if the example applies.
 */
function insteadOf({ entry: { path }, state, status }: ErrorExample): Instead | undefined {
  // The service's own status is available even if nothing else is.
  if (/^\/v1\/(?:health|live)-check$/.test(path))
    return status === 500 ? /^this service is not ready: store/ : undefined
  const isOfNetwork = /^\/v1\/(?:networks|signatureAggregator)\//.test(path) || path === "/v1/avax/supply"
  const ofChain = /^\/v[12]\/chains\/\{chainId\}\//.test(path) || path.startsWith("/v1/avg_tps/")
  const namesAddresses = path.endsWith("/primaryNetworkAddresses")
  if (state === "no networks") return isOfNetwork || namesAddresses ? undefined : "no 503"
  if (state !== "empty store" || ofChain) return undefined
  return isOfNetwork ? /^the [pxc]-chain of mainnet is not indexed yet$/ : "no 503"
}

const clients = restClients.filter(({ api }) => api !== "health")

describe.each(clients)("$api", (client) => {
  const { api } = client
  const examples = errorExamples(client)
  const described = examples.map((example) => ({ ...example, kind: kindOf(example) }))
  const of = (kind: Kind) =>
    described.filter((example) => example.kind === kind).map((example) => [example.id, example] as const)
  /** For the state's own responses, one operation per resource and status is tested. */
  const someOf = (kind: Kind) =>
    sampled(of(kind), ([, { entry, status, name, body }]) => [
      `${entry.operationId} ${status}`,
      `${entry.operation.tags} ${status} ${name} ${JSON.stringify(body)}`,
    ])

  if (isTargeted) {
    const target = startServerOf(api)
    test.each(examples.filter(needsNothing).map((one) => [one.id, one] as const))("%s", async (_id, example) => {
      const server = await target
      if (server === undefined || server.prefers) return
      const request = requestOf(client, example.entry, example.request)
      // Prism does not answer requests with a body that is not JSON, and rejects some requests itself, so they do not reach the server.
      if (server.isProxied && !isJson(request.body)) return
      const answer = await fetched(server.url, request)
      if (server.isProxied && JSON.stringify(answer.body).includes(prismErrors)) return
      expect(withAnyAddresses(answer)).toEqual(withAnyAddresses(documented(example)))
    })
    return
  }

  let stores: { readonly seeded: SeededStore; readonly empty: SeededStore }
  let service: { readonly url: string; close(): Promise<void> }
  const inState = new Map<State, Service>()
  beforeAll(async () => {
    stores = { seeded: await seededStore(), empty: await emptyStore() }
    service = await listening(api, stores.seeded)
  })
  afterAll(async () => {
    await Promise.all([service, ...inState.values()].map((one) => one.close()))
    await Promise.all([stores.seeded.remove(), stores.empty.remove()])
  })

  test("every error example says how it comes about, in one way", () => {
    const ways = ({ request, state, sentBy }: ErrorExample) =>
      [request, state, sentBy].filter((way) => way !== undefined).length
    expect(examples.filter((example) => ways(example) !== 1).map(({ id }) => id)).toEqual([])
  })

  test("every error example is of those that are asked for below, but for those that only others send", () => {
    const asked = ["request", "state", "instead", "unserved"].flatMap((kind) => of(kind as Kind)).map(([id]) => id)
    const foreign = of("foreign").map(([, { name }]) => name)
    expect([...asked, ...of("foreign").map(([id]) => id)].sort()).toEqual(examples.map(({ id }) => id).sort())
    expect([...new Set(foreign)].sort()).toEqual(foreignExamples[api])
  })

  test.each(someOf("request"))("%s is what the service answers", async (_id, example) => {
    expect(await fetched(service.url, requestOf(client, example.entry, example.request))).toEqual(documented(example))
  })

  if (of("unserved").length > 0)
    test.each(someOf("unserved"))(
      "%s cannot come about, since the operation is not served: a 503 says so",
      async (_id, example) => {
        const answer = await fetched(service.url, requestOf(client, example.entry, example.request))
        expect(answer).toEqual({
          status: 503,
          body: {
            message: expect.stringMatching(/^this service does not /),
            statusCode: 503,
            error: "Service Unavailable",
          },
        })
      },
    )

  test.each(someOf("state"))("%s is what the service answers in that state", async (_id, example) => {
    expect(await answeredIn(example)).toEqual(documented(example))
  })

  if (of("instead").length > 0)
    test.each(someOf("instead"))(
      "%s is not what this operation answers in that state, but its own",
      async (_id, example) => {
        const instead = insteadOf(example) as Instead
        const { status, body } = await answeredIn(example)
        if (instead === "no 503") expect({ status, body }).not.toMatchObject({ status: 503 })
        else expect({ status, body }).toMatchObject({ status: 503, body: { message: expect.stringMatching(instead) } })
      },
    )

  async function answeredIn(example: ErrorExample): Promise<Answer> {
    const state = example.state as State
    const given = { seeded: stores.seeded.store, empty: stores.empty.store }
    const own = inState.get(state) ?? (await serviceIn(api, state, given))
    inState.set(state, own)
    const request = requestOf(client, example.entry)
    if (state === "silent store") return injectedLate(own, request)
    if (state === "reindexed before") await injected(own, request)
    return injected(own, request)
  }
})

/** The way in which an example is tested. */
type Kind = "request" | "state" | "instead" | "unserved" | "foreign"

function kindOf(example: ErrorExample): Kind {
  if (example.sentBy !== undefined) return "foreign"
  if (isAccessState(example.state)) return "state"
  if (isUnserved(example) && !needsNothing(example)) return "unserved"
  if (example.state === undefined) return "request"
  return insteadOf(example) === undefined ? "state" : "instead"
}

/** The complete list of examples that other servers send. */
const foreignExamples: Readonly<Record<string, readonly string[]>> = {
  data: ["badGateway", "subnetNodeUnavailable"],
  metrics: ["badGateway", "subnetNodeUnavailable"],
}

const documented = ({ status, body }: ErrorExample) => ({ status, body })

async function listening(api: string, { store }: SeededStore) {
  const service =
    api === "data"
      ? await createDataService({ store, chains: [chain], networks: [seededNetwork], ...signingOptions() })
      : await createMetricsService({ store, chains: [chain] })
  const url = await service.fastify.listen({ host: "127.0.0.1", port: 0 })
  return { url, close: () => service.close() }
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

async function fetched(base: string, { method, url, body }: ExampleRequest): Promise<Answer> {
  const response = await fetch(base + url, {
    method,
    ...(body !== undefined && { body, headers: { "content-type": "application/json" } }),
  })
  return { status: response.status, body: await response.json() }
}

async function injected(service: Service, { method, url, body }: ExampleRequest): Promise<Answer> {
  const response = await service.fastify.inject({
    method: method as "GET",
    url,
    headers: { ...service.headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { payload: body }),
    payloadAsStream: true,
  })
  const { statusCode: status, headers } = response
  const stream = response.stream()
  // A stream of events does not end, so its beginning is read.
  if (headers["content-type"] === eventStream) {
    stream.destroy()
    return { status, body: undefined }
  }
  const answer = await text(stream)
  return { status, body: answer === "" ? undefined : JSON.parse(answer) }
}

/** The response of a service that exceeds its time limit. */
async function injectedLate(service: Service, request: ExampleRequest): Promise<Answer> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  try {
    let isAnswered = false
    const answer = injected(service, request).finally(() => {
      isAnswered = true
    })
    // There may be other timers before the one that ends the request.
    while (!isAnswered) {
      await new Promise(setImmediate)
      vi.advanceTimersByTime(30_000)
    }
    return await answer
  } finally {
    vi.useRealTimers()
  }
}

describe.skipIf(isTargeted)("health", () => {
  const client = restClients.find(({ api }) => api === "health") as (typeof restClients)[number]
  const answers = restOperations(client.document).flatMap(({ path, operation }) =>
    Object.entries<AnyJson>(operation.responses)
      .filter(([code]) => Number(code) >= 400)
      .flatMap(([code, reference]) => {
        const { content } = resolveExample(client.document, reference)
        const named = Object.entries<AnyJson>(content?.["application/json"]?.examples ?? {})
        return named.length === 0
          ? [{ path, code, name: "", body: "" }]
          : named.map(([name, one]) => ({
              path,
              code,
              name,
              body: resolveExample(client.document, one).value as unknown,
            }))
      }),
  )
  let mock: Awaited<ReturnType<typeof startMock>>
  beforeAll(async () => {
    mock = await startMock("health", { port: 0 })
  })
  afterAll(() => mock.close())

  test("it has no error body of its own: its 503 is the result, and its 403 a line of text", () => {
    expect(errorExamples(client)).toEqual([])
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(["403", "503"]))
  })

  test.each(answers)("$path answers $code $name as documented", async ({ path, code, name, body }) => {
    const prefer = `code=${code}${name === "" ? "" : `, example=${name}`}`
    const response = await fetch(mock.url + path, { headers: { prefer } })
    const text = await response.text()
    expect([response.status, text === "" ? "" : JSON.parse(text)]).toEqual([Number(code), body])
  })
})
