import { type RestCore, type RestOptions, SeracError } from "@serac/client/rest"
import { Schemas } from "@serac/proof/replay"
import { afterAll, describe, expect, test } from "vitest"
import { documentedAnswers } from "./documented.ts"
import { restClients } from "./documents.ts"
import { planRestCases, type RestCase, restOperations } from "./rest-cases.ts"
import { planRestNegatives } from "./rest-negatives.ts"
import { sampled } from "./sampled.ts"
import { startServerOf } from "./servers.ts"
import { onTheWire, type Settled, settle } from "./settle.ts"
import { spyOnViolations } from "./spy.ts"
import { eventStream, taken } from "./streams.ts"

type Call = (core: RestCore, parameters: object, options?: object) => PromiseLike<unknown>

for (const client of restClients) {
  const server = await startServerOf(client.api)
  if (server === undefined) continue
  afterAll(() => server.close())

  const spy = spyOnViolations()
  const createCore = client.createCore as (options: RestOptions) => RestCore
  const core = createCore({ baseUrl: server.url, fetch: spy.fetch, retry: false })
  /** @param count - the number of events to read from a stream */
  const callOf = (operationId: string, count = 1): Call => {
    const call = client.functions[operationId]
    if (typeof call !== "function") throw new Error(`@serac/${client.api} exports no function ${operationId}`)
    return (...given) => taken((call as Call)(...given), count)
  }
  const pageBody = (outcome: Settled): unknown =>
    "result" in outcome && isPage(outcome.result)
      ? outcome.result.data
      : "result" in outcome
        ? outcome.result
        : undefined

  describe(`${client.api}, OpenAPI`, () => {
    const cases = planRestCases(client)

    test("every documented operation, status and example has a case", () => {
      const planned = new Set(cases.map(({ id }) => id))
      expect(documentedAnswers(client).filter((id) => !planned.has(id))).toEqual([])
    })

    if (server.prefers) {
      // Each operation has its own successful responses, but most errors are shared by all.
      const asked = sampled(cases, ({ id, operationId, status, example, body, isResult }) =>
        isResult ? [id] : [`${operationId} ${status}`, `${status} ${example} ${JSON.stringify(body)}`],
      )

      test.each(asked)("$id", async ({ operationId, parameters, status, example, body, isResult }) => {
        const prefer = [`code=${status}`, ...(example === undefined ? [] : [`example=${example}`])].join(", ")
        const count = Array.isArray(body) ? body.length : 1
        const outcome = await settle(callOf(operationId, count)(core, parameters, { headers: { Prefer: prefer } }))
        expect(spy.take()).toEqual([])
        if (isResult) expect({ result: onTheWire(pageBody(outcome)) }).toEqual({ result: body })
        else {
          expect(outcome).toEqual({ error: expect.any(SeracError) })
          const { error } = outcome as { error: { status: number; body: unknown; name: string } }
          expect({ status: error.status, body: error.body }).toEqual({ status, body })
          expect(error.name).toBe(errorNames[status])
        }
      })

      const broken = sampled(planRestNegatives(client), ({ operationId, rule }) => [operationId, rule])
      test.each(broken)("$id is refused", async ({ operationId, parameters }) => {
        const outcome = await settle(callOf(operationId)(core, parameters))
        expect({ violations: spy.take().length > 0, status: statusOf(outcome) }).toEqual({
          violations: true,
          status: refused,
        })
      })
    } else {
      const schemas = new Schemas(client.document, { strict: false })
      // Prism waits for the end of a response, and a stream does not end.
      const answered = cases.filter(
        ({ path, method }) => !server.isProxied || !isStreamed(client.document, path, method),
      )
      const everything = answered.filter(({ id }) => id.endsWith("with every parameter"))

      test("every operation is asked", () => {
        const operations = restOperations(client.document).filter(
          ({ path, method }) => !server.isProxied || !isStreamed(client.document, path, method),
        )
        expect(everything.map(({ operationId }) => operationId)).toEqual(
          operations.map(({ operationId }) => operationId),
        )
      })

      /** The server's response must be documented and match the document. */
      const judge = ({ path, method }: RestCase, outcome: Settled) => {
        const status = "error" in outcome ? (outcome.error as { status?: number }).status : undefined
        const documented = documentedStatuses(client.document, path, method)
        if (status === undefined) expect(outcome).not.toHaveProperty("error")
        else expect(documented).toContain(status)
        const body = "error" in outcome ? (outcome.error as { body: unknown }).body : onTheWire(pageBody(outcome))
        const code = status ?? documented.find((candidate) => candidate < 300)
        const response = `/paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/responses/${code}`
        const content = client.document.paths[path][method.toLowerCase()].responses[`${code}`].content
        const event = `${response}/content/text~1event-stream/schema/contentSchema`
        if (content?.[eventStream] !== undefined)
          for (const one of body as unknown[]) expect(schemas.violations(event, one)).toEqual([])
        else if (body !== undefined)
          expect(schemas.violations(`${response}/content/application~1json/schema`, body)).toEqual([])
        expect(spy.take()).toEqual([])
      }

      test.each(everything)("$operationId answers what the document says", async (one) => {
        judge(one, await settle(callOf(one.operationId)(core, one.parameters)))
      })

      const plain = answered.filter(
        ({ operationId }, at) => answered.findIndex((other) => other.operationId === operationId) === at,
      )

      test.each(plain)("$operationId answers plain calls, and the page after the first", async (one) => {
        const outcome = await settle(callOf(one.operationId)(core, one.parameters))
        judge(one, outcome)
        if (!("result" in outcome) || !isPage(outcome.result)) return
        const { next } = outcome.result
        const second = await settle(next.call(outcome.result))
        expect(second).not.toHaveProperty("error")
        if ("result" in second && second.result !== undefined) judge(one, second)
      })
    }
  })
}

const errorNames: Readonly<Record<number, string>> = {
  304: "ApiError",
  400: "BadRequestError",
  401: "UnauthorizedError",
  403: "ForbiddenError",
  404: "NotFoundError",
  429: "TooManyRequestsError",
  500: "InternalServerError",
  502: "BadGatewayError",
  503: "ServiceUnavailableError",
}

/** Prism rejects with the declared 400, or with 422 if none is declared. */
const refused = expect.toSatisfy((status: unknown) => status === 400 || status === 422 || status === 404)

const statusOf = (outcome: Settled): unknown =>
  "error" in outcome ? (outcome.error as { status?: number }).status : "a result"

const isPage = (value: unknown): value is { data: unknown; next(): Promise<unknown> } =>
  typeof value === "object" && value !== null && "data" in value && "items" in value

function isStreamed(document: (typeof restClients)[number]["document"], path: string, method: string): boolean {
  return document.paths[path][method.toLowerCase()].responses["200"]?.content?.[eventStream] !== undefined
}

function documentedStatuses(
  document: (typeof restClients)[number]["document"],
  path: string,
  method: string,
): number[] {
  return Object.keys(document.paths[path][method.toLowerCase()].responses).map(Number)
}
