import { join } from "node:path"
import { expect, test } from "vitest"
import { typeErrors } from "../../test/support/type-errors.ts"
import { clientOf } from "../client-of.ts"
import type { OpenApiDocument } from "../document/openapi.ts"

const target = { packageName: "@me/api", prefix: "Api", source: "api.yaml", command: "generate", exported: [] }

const document = {
  openapi: "3.1.0",
  info: { title: "T", version: "1" },
  security: [{ "client id": [], secret: [] }, { login: [] }],
  paths: { "/a": { get: { operationId: "getA", responses: { 204: { description: "Nothing." } } } } },
  components: {
    securitySchemes: {
      "client id": { type: "apiKey", in: "header", name: "x-bearerKey" },
      secret: { type: "apiKey", in: "query", name: "s" },
      login: { type: "http", scheme: "basic" },
    },
  },
} as unknown as OpenApiDocument

test("a client of an API with several schemes is made with all of them, each in its place", async () => {
  const { files } = await clientOf(document, target)
  const client = files.get("client.ts") ?? ""
  const line = client.replaceAll(/\s+/g, " ").replaceAll(", }", " }").replaceAll(/, \)/g, ")")
  expect(line).toContain(
    'security: securitySchemes({ "client id": keyInHeader("x-bearerKey"), secret: keyInQuery("s"), login: basicKey }, ' +
      '[["client id", "secret"], ["login"]])',
  )
  expect(client.slice(0, client.indexOf('from "@serac/client/rest"')).match(/\b\w*([kK]eys?|Schemes)\w*\b/g)).toEqual([
    "basicKey",
    "keyInHeader",
    "keyInQuery",
    "securitySchemes",
  ])
  expect(client).toContain("export function createApiClient(options: ApiOptions): ApiClient {")
  expect(files.get("operations.ts")).not.toContain("security")
})

/** The compiler errors for code that creates a client of the document with these credentials. */
async function complaints(credentials: string, of = document): Promise<readonly string[]> {
  const { files } = await clientOf(of, target)
  const sources = new Map(
    [...files].map(([name, text]) => [join(import.meta.dirname, "../../.cache/security", name), text]),
  )
  sources.set(
    join(import.meta.dirname, "../../.cache/security/use.ts"),
    `import { createApiClient } from "./client.ts"\ncreateApiClient({ baseUrl: "https://data.example", credentials: ${credentials} })\n`,
  )
  return typeErrors(sources)
}

test("the types take each set of credentials whole, and no half of one", async () => {
  expect(await complaints('{ "client id": "me", secret: async () => "s" }')).toEqual([])
  expect(await complaints('{ login: "n:p" }')).toEqual([])
  expect(await complaints('{ "client id": "me" }')).not.toEqual([])
  expect(await complaints('{ "client id": "me", secrets: "s" }')).not.toEqual([])
})

test("an OAuth flow takes a token, or a client with the scopes that the document names", async () => {
  const grant = { tokenUrl: "https://login.example/token", scopes: { read: "Reads", write: "Writes" } }
  const oauth = { type: "oauth2", flows: { clientCredentials: grant } }
  const flowing = {
    ...document,
    security: [{ oauth: [] }],
    components: { securitySchemes: { oauth } },
  } as unknown as OpenApiDocument
  const { files } = await clientOf(flowing, target)
  expect(files.get("client.ts")).toContain('oauth: clientCredentials("https://login.example/token")')
  expect(files.get("client.ts")).toContain("send: sendRenewing }")
  const client = 'clientId: "me", clientSecret: "s"'
  expect(await complaints('{ oauth: async () => "token" }', flowing)).toEqual([])
  expect(await complaints(`{ oauth: { ${client}, scopes: ["read"] } }`, flowing)).toEqual([])
  expect(await complaints(`{ oauth: { ${client}, scopes: ["red"] } }`, flowing)).not.toEqual([])
  expect(await complaints('{ oauth: { clientId: "me" } }', flowing)).not.toEqual([])
})

test("a client follows redirections where it is to, and has no code for it otherwise", async () => {
  const [plain, following] = await Promise.all(
    [false, true].map(async (followsRedirects) => {
      const { files } = await clientOf(document, { ...target, followsRedirects })
      return files.get("client.ts") ?? ""
    }),
  )
  expect(plain).not.toContain("sendFollowing")
  expect(following?.match(/\bsendFollowing\b/g)).toHaveLength(2)
})
