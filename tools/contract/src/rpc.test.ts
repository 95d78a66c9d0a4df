import { batching, HttpError, MissingResponseError, type RpcCore, RpcError, type RpcOptions } from "@serac/client/rpc"
import { Schemas } from "@serac/proof/replay"
import { afterAll, describe, expect, test } from "vitest"
import { documentedExamples } from "./documented.ts"
import { type AnyJson, rpcClients } from "./documents.ts"
import { planRpcCases, rpcMethods } from "./rpc-cases.ts"
import { l1Of, testServed } from "./rpc-served.ts"
import { startServerOf } from "./servers.ts"
import { onTheWire, settle } from "./settle.ts"
import { spyOnViolations } from "./spy.ts"

type Call = (core: RpcCore, parameters: object, options?: object) => Promise<unknown>

/** The HTTP statuses that a node, or the proxy in front of it, can return for any method. */
const statuses = [403, 404, 413, 415, 429, 500, 502, 503, 504]

for (const client of rpcClients) {
  const server = await startServerOf(client.api)
  if (server === undefined) continue
  afterAll(() => server.close())

  const l1 = server.prefers ? undefined : await l1Of(server.url, client)
  const spy = spyOnViolations()
  const createCore = client.createCore as (options: RpcOptions) => RpcCore
  const core = createCore({ baseUrl: server.url, fetch: spy.fetch, retry: false, dialect: batching })
  const callOf = (name: string): Call => {
    const call = client.functions[name]
    if (typeof call !== "function") throw new Error(`@serac/${client.api} exports no function ${name}`)
    return call as Call
  }

  describe(`${client.api}, OpenRPC`, () => {
    const cases = planRpcCases(client)

    test("every documented method, result example and error example has a case", () => {
      const planned = new Set(cases.map(({ id }) => id))
      expect(documentedExamples(client).filter((id) => !planned.has(id))).toEqual([])
    })

    if (server.prefers) {
      test.each(cases)("$id", async ({ name, parameters, example, expected }) => {
        const outcome = await settle(callOf(name)(core, parameters, { headers: { Prefer: `example=${example}` } }))
        const violations = spy.take()
        if ("result" in expected) {
          expect({ result: onTheWire((outcome as { result?: unknown }).result), violations }).toEqual({
            ...expected,
            violations: [],
          })
          return
        }
        expect(outcome).toEqual({ error: expect.any(RpcError) })
        const { code, message, data } = (outcome as { error: RpcError }).error
        expect({ code, message, data: data ?? null }).toEqual({
          code: expected.error.code,
          message: expect.stringContaining(expected.error.message),
          data: expected.error.data ?? null,
        })
      })

      const [first] = cases
      test.each(statuses)("HTTP %d is an HttpError with that status", async (status) => {
        const outcome = await settle(
          callOf(first?.name ?? "")(core, first?.parameters ?? {}, { headers: { Prefer: `code=${status}` } }),
        )
        spy.take()
        expect(outcome).toEqual({ error: expect.any(HttpError) })
        expect((outcome as { error: HttpError }).error.status).toBe(status)
      })

      const schemas = new Schemas(client.document, { strict: false })
      const wrong = rpcMethods(client).flatMap(({ method, name }) =>
        method.params
          .filter(({ required }: { required?: boolean }) => required === true)
          .slice(0, 1)
          .map((param: { name: string; schema: unknown }) => ({
            method: method.name,
            name,
            param: param.name,
            value: refusedValue(schemas, client.document, method.name, param.name),
          })),
      )
      test.each(wrong)("$method with a wrong $param is a violation", async ({ name, param, value }) => {
        const valid = cases.find((one) => one.name === name && "result" in one.expected)?.parameters
        await settle(callOf(name)(core, { ...valid, [param]: value }))
        expect(spy.take()).not.toEqual([])
      })

      const positional = cases.filter(
        ({ operation, expected }) => operation.positions !== undefined && "result" in expected,
      )
      if (positional.length > 0) {
        // One endpoint and one example per method, since the mock determines the answers of a batch from the params only.
        const requests = rpcMethods(client)
          .filter(({ operation }) => operation.positions !== undefined)
          .flatMap(({ method, operation }) => {
            const example = positional.find((one) => one.operation === operation)
            const params = operation.positions?.map((position) => example?.parameters[position])
            while (params?.length && params.at(-1) === undefined) params.pop()
            return example === undefined ? [] : [{ method: method.name as string, params }]
          })

        test("a shuffled batch gives every call its own answer", async () => {
          const straight = await core.batch(requests)
          const shuffled = await core.batch(requests, { headers: { Prefer: "batch=shuffle" } })
          spy.take()
          expect(shuffled).toEqual(straight)
          expect(new Set(straight.map(({ status }) => status))).toEqual(new Set(["fulfilled"]))
        })

        test("an answer that is missing from a batch fails its own call only", async () => {
          const settled = await core.batch(requests, { headers: { Prefer: "batch=drop" } })
          spy.take()
          const failed = settled.filter(({ status }) => status === "rejected")
          expect(failed).toEqual([{ status: "rejected", reason: expect.any(MissingResponseError) }])
        })
      }
    } else {
      testServed(client, core, l1)
    }
  })
}

/** A value that the schema of a param rejects. */
function refusedValue(schemas: Schemas, document: AnyJson, method: string, param: string): unknown {
  const index = document.methods.findIndex(({ name }: { name: string }) => name === method)
  const at = document.methods[index].params.findIndex(({ name }: { name: string }) => name === param)
  const candidates = [{ not: ["a", "param"] }, "!!", -1.5, true]
  const refused = candidates.find(
    (value) => schemas.violations(`/methods/${index}/params/${at}/schema`, value).length > 0,
  )
  if (refused === undefined) throw new Error(`${method}: the schema of ${param} refuses nothing`)
  return refused
}
