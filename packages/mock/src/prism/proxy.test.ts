import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openApiDocument } from "../../test/documents.ts"
import { exchange, violationsIn } from "../../test/exchange.ts"
import { sendAnswer } from "../http/answer.ts"
import { type ListeningServer, listenMock } from "../http/listen.ts"
import { prismProxy } from "./proxy.ts"

let folder: string
let file: string
let server: ListeningServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "serac-mock-"))
  file = join(folder, "openapi.json")
  await writeFile(file, JSON.stringify(openApiDocument))
  server = await listenMock(async (_, response) =>
    sendAnswer(response, { status: 200, headers: { "content-type": "application/json" }, body: '{"healthy":"yes"}' }),
  )
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

test("a real server's answer is checked, listed and logged", async () => {
  const logged: string[] = []
  await using proxy = await prismProxy(file, {
    upstream: server.url,
    host: "127.0.0.1",
    log: (line) => logged.push(line),
  })
  const answer = await exchange(proxy.url, { method: "GET", path: "/ext/health" })
  expect(answer).toMatchObject({ status: 200, body: '{"healthy":"yes"}' })
  expect(violationsIn(answer)).toMatchObject([{ location: ["response", "body", "healthy"], code: "type" }])
  expect(logged.join("\n")).toContain("Violation: response.body.healthy")
})

test("with errors it is replaced", async () => {
  await using proxy = await prismProxy(file, { upstream: server.url, host: "127.0.0.1", errors: true })
  expect((await exchange(proxy.url, { method: "GET", path: "/ext/health" })).status).toBe(500)
})

test("a taken port and a missing file are clear errors", async () => {
  const port = Number(new URL(server.url).port)
  await expect(prismProxy(file, { upstream: server.url, host: "127.0.0.1", port })).rejects.toMatchObject({
    name: "ListenError",
    code: "EADDRINUSE",
  })
  const missing = join(folder, "missing.json")
  await expect(prismProxy(missing, { upstream: server.url, host: "127.0.0.1" })).rejects.toMatchObject({
    name: "PrismError",
    message: `Error opening file "${missing}"`,
  })
})
