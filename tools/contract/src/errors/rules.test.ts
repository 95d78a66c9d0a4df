import { createDataService } from "@serac/api/data"
import { createMetricsService } from "@serac/api/metrics"
import type { RestCore, RestOptions } from "@serac/client/rest"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type AnyJson, resolveExample, restClients } from "../documents.ts"
import { restOperations } from "../rest-cases.ts"
import { planRestNegatives } from "../rest-negatives.ts"
import { sampled } from "../sampled.ts"
import { isTargeted } from "../servers.ts"
import { settle } from "../settle.ts"
import { taken } from "../streams.ts"
import { chain, emptyStore, type SeededStore, seededNetwork } from "./seeded-store.ts"

/** All schemas against which a document's requests are validated, with their locations. */
function requestSchemas(document: AnyJson): [string, AnyJson][] {
  const found = new Map<AnyJson, string>()
  const walk = (where: string, reference: AnyJson): void => {
    const schema = resolveExample(document, reference)
    if (typeof schema !== "object" || schema === null || found.has(schema)) return
    found.set(schema, where)
    for (const [name, member] of Object.entries<AnyJson>(schema)) {
      if (name === "properties") for (const [key, one] of Object.entries(member)) walk(`${where}.${key}`, one)
      else if (Array.isArray(member)) for (const one of member) walk(where, one)
      else walk(where, member)
    }
  }
  for (const { operationId, parameters, operation } of restOperations(document)) {
    for (const { name, schema } of parameters) walk(`${operationId} ${name}`, schema)
    walk(`${operationId} body`, resolveExample(document, operation.requestBody)?.content?.["application/json"]?.schema)
  }
  return [...found].map(([schema, where]) => [where, schema])
}

describe.skipIf(isTargeted).each(restClients.filter(({ api }) => api !== "health"))("$api", (client) => {
  const { api, document } = client
  const patterns = requestSchemas(document).flatMap(([, { pattern }]): string[] =>
    pattern === undefined ? [] : [pattern],
  )
  let seeded: SeededStore
  let service: Awaited<ReturnType<typeof createDataService>>
  let core: RestCore
  beforeAll(async () => {
    seeded = await emptyStore()
    const { store } = seeded
    service =
      api === "data"
        ? await createDataService({ store, chains: [chain], networks: [seededNetwork] })
        : await createMetricsService({ store, chains: [chain] })
    const baseUrl = await service.fastify.listen({ host: "127.0.0.1", port: 0 })
    core = (client.createCore as (options: RestOptions) => RestCore)({ baseUrl, retry: false })
  })
  afterAll(async () => {
    await service.close()
    await seeded.remove()
  })

  test("beside every pattern that a request can break stands its rule in words", () => {
    const schemas = requestSchemas(document)
    expect(schemas.filter(([, { pattern }]) => pattern !== undefined)).not.toEqual([])
    expect(schemas.filter(([, { pattern, "x-rule": words }]) => pattern !== undefined && words === undefined)).toEqual(
      [],
    )
  })

  const broken = sampled(planRestNegatives(client), ({ operationId, rule }) => [operationId, rule])
  test.each(broken)("$id is told in words that name it, before anything else", async (negative) => {
    const { operationId, parameters } = negative
    const call = client.functions[operationId] as (core: RestCore, parameters: object) => PromiseLike<unknown>
    const outcome = await settle(taken(call(core, parameters), 1))
    const { status, body } = (outcome as { error: { status: number; body: { message: string | string[] } } }).error
    const [, name = ""] = /: (?:body\.)?(\w+) /.exec(negative.id) ?? []
    const message = [body.message].flat().join("; ")
    expect([status, message]).toEqual([400, expect.stringMatching(new RegExp(`(^| of )${name} must .*, not `))])
    expect(patterns.filter((pattern) => message.includes(pattern))).toEqual([])
  })
})
