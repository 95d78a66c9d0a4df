import { expect, test } from "vitest"
import { errorsOfUse } from "../../test/support/compiled-client.ts"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "./openapi.ts"
import { withPathItems } from "./path-items.ts"

const json = (schema: object) => ({ content: { "application/json": { schema } } })
const thing = JSON.parse(
  '{"type":"object","required":["id","__proto__"],"properties":{"id":{"type":"string","readOnly":true},"__proto__":{"type":"string"}}}',
)
const save = {
  operationId: "save",
  parameters: [{ name: "__proto__", in: "query", style: "pipeDelimited", schema: { type: "string" } }],
  requestBody: { required: true, ...json({ $ref: "#/components/schemas/Thing" }) },
  responses: { 200: { description: "", ...json({ $ref: "#/components/schemas/Thing" }) } },
}
const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  paths: { "/things": { $ref: "#/components/pathItems/Things" } },
  components: { schemas: { Thing: thing }, pathItems: { Things: { post: save } } },
} as unknown as OpenApiDocument

test("a path item is in place of a reference to it; a document without such references is the same", () => {
  const whole = withPathItems(document)
  expect(whole.paths).toEqual({ "/things": { post: save } })
  expect(withPathItems(whole)).toBe(whole)
})

test("operations of a path item that is a reference are declared once, with types of their own for what is written", async () => {
  const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate" }
  const { files } = await clientOf(document, target)
  expect(files.get("types.ts")?.match(/^ +save: \{/gm)).toHaveLength(1)
  const use = `
    import { createApiClient } from "./index.ts"
    const client = createApiClient({ baseUrl: "https://data.example" })
    const { id, ["__proto__"]: name } = await client.save({ ["__proto__"]: "a", body: { ["__proto__"]: "b" } })
    export const texts: string[] = [id, name]
    // @ts-expect-error what is read-only is not written
    await client.save({ body: { ["__proto__"]: "b", id: "c" } })
  `
  expect(await errorsOfUse("path-items", document, use)).toEqual([])
})
