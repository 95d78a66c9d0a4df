import { join } from "node:path"
import { expect, test } from "vitest"
import { typeErrors } from "../../test/support/type-errors.ts"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "../document/openapi.ts"

const json = (schema: object) => ({ "application/json": { schema } })
const text = { type: "object", required: ["text"], properties: { text: { type: "string" } } }
const part = { type: "object", required: ["part"], properties: { part: { type: "string" } } }
const stream = { anyOf: [{ type: "boolean" }, { type: "null" }] }
const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: {
    "/chat": {
      post: {
        operationId: "chat",
        requestBody: {
          required: true,
          content: json({ type: "object", required: ["text"], properties: { text: { type: "string" }, stream } }),
        },
        responses: {
          200: { description: "Said.", content: { ...json(text), "text/event-stream": { schema: part } } },
        },
      },
    },
    "/log": {
      get: {
        operationId: "tail",
        responses: { 200: { description: "Lines.", content: { "application/x-ndjson": { schema: part } } } },
      },
    },
  },
} as unknown as OpenApiDocument

test("the types tell a stream from the whole answer by what the request asks for", async () => {
  const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate", exported: [] }
  const { files } = await clientOf(document, target)
  const folder = join(import.meta.dirname, "../../.cache/stream")
  const use = `
    import { chat } from "./chat.ts"
    import { createApiClient } from "./client.ts"
    const client = createApiClient({ baseUrl: "https://data.example" })
    const whole: string = (await client.chat({ body: { text: "a" } })).text
    const same: string = (await chat(client, { body: { text: "a", stream: null } })).text
    for await (const { part } of client.chat({ body: { text: "a", stream: true } })) part.toUpperCase()
    for await (const { part } of client.tail()) part.toUpperCase()
    // @ts-expect-error a stream is no promise of the whole
    client.chat({ body: { text: "a", stream: true } }).then(() => {})
    // @ts-expect-error the whole is no stream
    for await (const { part } of client.chat({ body: { text: "a" } })) part.toUpperCase()
    export const unknown = (stream: boolean) => client.chat({ body: { text: "a", stream } })
    export { same, whole }
  `
  const sources = new Map([...files, ["use.ts", use] as const].map(([name, text]) => [join(folder, name), text]))
  expect(typeErrors(sources)).toEqual([])
})
