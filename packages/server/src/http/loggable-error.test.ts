import { expect, test } from "vitest"
import { loggableError } from "./loggable-error.ts"

test("an error is told with its cause and its parts, and without passwords and keys", () => {
  const key = `serac_0aZ3Bq9k_${"0".repeat(49)}`
  const cause = new Error("connect http://me:word@node:9650 as me@example.com")
  const error = new AggregateError([new Error(`sent ${key}`)], "postgres://:word@db is down", { cause })
  const told = loggableError(Object.assign(error, { code: "E", url: "http://a/b@c" })) as Record<string, unknown>
  expect(told).toMatchObject({
    type: "AggregateError",
    message: "postgres://:…@db is down: connect http://me:…@node:9650 as me@example.com",
    aggregateErrors: [expect.objectContaining({ message: "sent serac_0aZ3Bq9k_…" })],
    code: "E",
    url: "http://a/b@c",
  })
  expect(JSON.stringify(told)).not.toMatch(/word|00000/)
})

test.each([[undefined], [null], ["down"], [5]])("what is no error stays as it is: %j", (thrown) => {
  expect(loggableError(thrown)).toBe(thrown)
})
