import { once } from "node:events"
import { request } from "node:http"
import { afterEach, expect, test, vi } from "vitest"
import { ReadyJson, type RunningService, startService } from "../../src/http/index.ts"
import { shelf } from "./support/shelf.ts"
import { handlersWith } from "./support/shelf-service.ts"

let service: RunningService
const answers: (() => void)[] = []

afterEach(async () => {
  for (const answer of answers.splice(0)) answer()
  await service.close()
})

/** The status, and when it may be asked again, of a request with a key. */
async function asked(keyId: string) {
  const sent = request({ port: service.port, host: "127.0.0.1", path: "/v1/books:latest", headers: { key: keyId } })
  sent.end()
  const [response] = (await once(sent, "response")) as [import("node:http").IncomingMessage]
  response.resume()
  return [response.statusCode, response.headers["retry-after"]]
}

test("as many requests run with a key as an address may have, and of another key others", async () => {
  service = await startService({
    document: shelf,
    handlers: handlersWith({
      getLatestBook: () => new Promise((resolve) => answers.push(() => resolve(new ReadyJson('{"bookId":"1"}')))),
    }),
    services: undefined,
    messages: "text",
    port: 0,
    connections: { maxConnectionsPerAddress: 2, trustedProxies: ["127.0.0.1"] },
    access: {
      admit: ({ headers }) => ({
        caller: { address: "", keyId: String(headers.key), orgId: undefined, tier: "base", scopes: ["read"] },
      }),
    },
  })
  const running = [asked("a"), asked("a"), asked("b")]
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  expect(await asked("a")).toEqual([429, "1"])
  for (const answer of answers.splice(0)) answer()
  expect(await Promise.all(running)).toEqual([200, 200, 200].map((status) => [status, undefined]))
  const after = asked("a")
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  expect((await after)[0]).toBe(200)
})
