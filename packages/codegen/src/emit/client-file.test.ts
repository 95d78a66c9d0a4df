import { expect, test } from "vitest"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "../document/openapi.ts"

const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate", exported: [] }

test("a client of an API that wants several keys is made with all of them, each in its place", async () => {
  const document = {
    openapi: "3.1.0",
    info: { title: "T", version: "1" },
    security: [{ "client id": [], secret: [], login: [] }],
    paths: { "/a": { get: { operationId: "getA", responses: { 204: { description: "Nothing." } } } } },
    components: {
      securitySchemes: {
        "client id": { type: "apiKey", in: "header", name: "x-bearerKey" },
        secret: { type: "apiKey", in: "query", name: "s" },
        login: { type: "http", scheme: "basic" },
      },
    },
  } as unknown as OpenApiDocument
  const { files } = await clientOf(document, target)
  const client = files.get("client.ts") ?? ""
  expect(client.replaceAll(/\s+/g, " ").replaceAll(", })", " })")).toContain(
    'security: severalKeys({ "client id": keyInHeader("x-bearerKey"), secret: keyInQuery("s"), login: basicKey })',
  )
  expect(client.slice(0, client.indexOf('from "@serac/client/rest"')).match(/\b\w*[kK]eys?\w*\b/g)).toEqual([
    "basicKey",
    "keyInHeader",
    "keyInQuery",
    "severalKeys",
  ])
})
