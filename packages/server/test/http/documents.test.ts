import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, test } from "vitest"
import { type Operation, readOperations } from "../../src/http/document/operations.ts"
import { resolveReference } from "../../src/http/document/references.ts"
import { createService, ReadyJson, type Service, ServiceError } from "../../src/http/index.ts"
import { Validators } from "../../src/http/request/validators.ts"
import { documents } from "./support/documents.ts"
import { lenientChecks } from "./support/lenient-checks.ts"

interface Example {
  readonly operation: Operation
  readonly name: string
  readonly value: unknown
}

interface Answers {
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly examples: Record<string, unknown> } }
  }
  readonly responses: Readonly<
    Record<
      string,
      { readonly content?: { readonly "application/json": { readonly examples?: Record<string, unknown> } } }
    >
  >
  readonly parameters?: readonly unknown[]
}

const served = Object.entries(documents).map(([api, document]) => ({ api, document }))

describe.each(served)("the $api document", ({ api, document }) => {
  const operations = readOperations(document)

  const checks = lenientChecks(document)

  function serviceOf(answer: (operation: string) => unknown): Service {
    const handlers = Object.fromEntries(operations.map(({ id }) => [id, async () => answer(id)]))
    const messages = api === "metrics" ? "list" : "text"
    return createService({ document, handlers, services: undefined, messages, checks, checkResponses: true })
  }

  /** A request that each operation takes, of the examples of its parameters and body. */
  function exampleRequest({ path, method, parameters, body }: Operation) {
    const examples = new Map(
      parametersOf(path, method).map(({ name, example }) => [name, Array.isArray(example) ? example[0] : example]),
    )
    const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(examples.get(name))))
    const query = parameters.filter((parameter) => parameter.in === "query" && parameter.name !== "pageToken")
    const text = query.map(({ name }) => `${name}=${encodeURIComponent(String(examples.get(name)))}`).join("&")
    return {
      method,
      url: `${url}?${text}`,
      ...(body && { headers: { "content-type": "application/json" }, payload: exampleBody(path, method) }),
    }
  }

  function exampleBody(path: string, method: string) {
    const { requestBody } = operationObject(path, method)
    const [example] = Object.values(requestBody?.content["application/json"].examples ?? {})
    return (resolveReference(document, example) as { value: object }).value
  }

  function parametersOf(path: string, method: string): { name: string; example: unknown }[] {
    return (operationObject(path, method).parameters ?? []).map(
      (parameter) => resolveReference(document, parameter) as never,
    )
  }

  function operationObject(path: string, method: string): Answers {
    const item = (document.paths as Record<string, Record<string, Answers>>)[path]
    return item?.[method.toLowerCase()] as Answers
  }

  const examples = operations.flatMap((operation): Example[] => {
    const { responses } = operationObject(operation.path, operation.method)
    const media = resolveReference(document, responses["200"])?.content?.["application/json"]
    return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
      operation,
      name,
      value: (resolveReference(document, example) as { value: unknown }).value,
    }))
  })

  test("has an example of every success that has a body", () => {
    const shown = new Set(examples.map(({ operation }) => operation.id))
    expect(operations.filter(({ id, success }) => success !== undefined && !shown.has(id))).toEqual([])
    expect(examples.length).toBeGreaterThan(operations.length / 2)
  })

  test("gives serialisers that write every example whole, and takes the example of every parameter", async () => {
    let value: unknown
    const service = serviceOf(() => value)
    for (const { operation, name, value: example } of examples) {
      value = example
      const response = await service.fastify.inject(exampleRequest(operation) as never)
      expect([operation.id, name, response.statusCode, response.json()]).toEqual([operation.id, name, 200, example])
    }
    await service.close()
  })

  test("shows the errors of every operation as they are answered", async () => {
    const check = new Validators(document).check({ $ref: "#/components/schemas/ErrorBody" }, "the error")
    const service = serviceOf(() => {
      throw new ServiceError(503, "Not now")
    })
    for (const operation of operations) {
      const request = exampleRequest(operation)
      const answers = await Promise.all(
        [request, { ...request, url: "/nowhere" }, { ...request, url: "/v1/%zz" }].map((asked) =>
          service.fastify.inject(asked as never),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 404, 400])
      expect(answers.flatMap((answer) => check(answer.json()))).toEqual([])
    }
    await service.close()
  })

  test.each(["br", "gzip"])(
    "the page at /docs, its files and the document are sent in %s, and once",
    async (encoding) => {
      const service = serviceOf(() => undefined)
      const ask = (url: string, headers = {}) =>
        service.fastify.inject({ url, headers: { "accept-encoding": encoding, ...headers } })
      const unpack = encoding === "br" ? brotliDecompressSync : gunzipSync
      const page = unpack((await ask("/docs")).rawPayload).toString()
      const files = [...page.matchAll(/(?:href|src)="(docs\/[^"]+)"/g)].map(([, file]) => `/${file}`)
      expect(files).toHaveLength(2)
      for (const url of ["/docs", ...files, "/openapi.json"]) {
        const { headers, rawPayload } = await ask(url)
        expect([url, headers["content-encoding"], headers.vary]).toEqual([url, encoding, "accept-encoding"])
        const plain = await service.fastify.inject(url)
        expect(plain.headers["content-encoding"]).toBeUndefined()
        expect(unpack(rawPayload).equals(plain.rawPayload)).toBe(true)
        const known = await ask(url, { "if-none-match": headers.etag })
        expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
        expect((await ask(url, { "if-none-match": plain.headers.etag })).statusCode).toBe(200)
      }
      await service.close()
    },
  )

  test("takes ready text that is an example, too", async () => {
    let text = ""
    const service = serviceOf(() => new ReadyJson(text))
    for (const { operation, value } of examples) {
      text = JSON.stringify(value)
      const response = await service.fastify.inject(exampleRequest(operation) as never)
      expect([operation.id, response.statusCode, response.body]).toEqual([operation.id, 200, text])
    }
    await service.close()
  })
})
