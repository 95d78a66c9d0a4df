import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { call, getHeight } from "../../test/rpc/call.ts"
import { type Behaviour, fakeNode, refused } from "../../test/rpc/fake-node.ts"
import { ConnectionError } from "../http/index.ts"
import { createRpcCore } from "./core.ts"
import type { RpcClientSettings } from "./options.ts"

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 7, 28, 0) })
  vi.spyOn(Math, "random").mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("the cause of a fault is kept where the URL holds no secret, and told in words where it may", async () => {
  const { error: open } = await call(refused, { retry: false })
  const { error: closed } = await call(refused, {
    retry: false,
    baseUrl: "http://node/?key=S3CRET",
  } as RpcClientSettings)
  expect((open as Error).cause).toStrictEqual(refused())
  expect((closed as Error).cause).toStrictEqual(new Error("Error: connect ECONNREFUSED 127.0.0.1:9650"))
})

test("no error and no cause of one shows a secret of a URL", async () => {
  const quoting: Behaviour = ({ url }) =>
    Object.assign(new TypeError(`error sending request for url (${url})`), { path: url })
  const node = fakeNode(quoting)
  const core = createRpcCore({
    baseUrl: "https://node.example/S3CRET?key=S3CRET#S3CRET",
    fetch: node.fetch,
    retry: false,
  })
  const error = (await core.call(getHeight).catch((error: Error) => error)) as Error
  const flat = (value: unknown): string =>
    value instanceof Error
      ? `${value.message} ${value.stack} ${flat(value.cause)} ${flat({ ...value })}`
      : value && typeof value === "object"
        ? Object.values(value).map(flat).join(" ")
        : String(value)
  expect(error).toBeInstanceOf(ConnectionError)
  expect(flat(error)).not.toContain("S3CRET")
  expect(flat(error)).toContain("error sending request for url (https://node.example/ext/bc/X)")
  expect(node.sent[0]?.url).toBe("https://node.example/S3CRET/ext/bc/X?key=S3CRET")
})
