import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import data from "@serac/data/openapi.json" with { type: "json" }
import metrics from "@serac/metrics/openapi.json" with { type: "json" }
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fuzz } from "../src/fuzz/fuzz.ts"
import type { FuzzedOperation } from "../src/fuzz/operations.ts"
import { type FuzzSubject, startSubject } from "../src/fuzz/subject.ts"
import { faultOf } from "../src/fuzz/verdict.ts"

let directory: string
let subject: FuzzSubject

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-fuzz-"))
  subject = await startSubject({ kind: "sqlite", directory })
})
afterAll(async () => {
  await subject.close()
  await rm(directory, { recursive: true })
})

/** The names of all operations, as the documents have them, and of all parameters after those of their operations. */
const named = [data, metrics].flatMap((document) => {
  const { paths, components } = document as unknown as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
    readonly components: { readonly parameters?: Readonly<Record<string, Named>> }
  }
  return Object.values(paths).flatMap((item) =>
    Object.values(item)
      .filter(({ operationId }) => operationId !== undefined)
      .map(({ operationId, parameters = [] }) => {
        const all = parameters.map((one) => components.parameters?.[one.$ref?.split("/").at(-1) ?? ""] ?? one)
        const names = all.filter((one) => one.in !== "header").map(({ name }) => `${operationId} ${name}`)
        return { operationId, names }
      }),
  )
})

interface Named {
  readonly $ref?: string
  readonly in: string
  readonly name: string
}

interface Described {
  readonly operationId?: string
  readonly parameters?: readonly Named[]
}

// `pnpm prove:fuzz --runs 1000` sends many more.
test("whatever is asked of every operation by every parameter, with any key, each answer is one that the document shows, and none is a 500", async () => {
  const { operations, parameters, statuses, faults } = await fuzz(subject, { seed: 7, runs: 12 })
  expect(faults).toEqual([])
  expect(operations).toEqual(named.map(({ operationId }) => operationId))
  expect([...parameters].sort()).toEqual(named.flatMap(({ names }) => names).sort())
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "400", "401", "403", "404", "429", "503"]))
})

test("where nobody's key is looked at nobody is refused for a key, and each answer is one that the document shows as well", async () => {
  const without = await mkdtemp(join(tmpdir(), "serac-fuzz-"))
  const open = await startSubject({ kind: "sqlite", directory: without }, false)
  try {
    const { operations, statuses, faults } = await fuzz(open, { seed: 8, runs: 4 })
    expect(faults).toEqual([])
    expect(operations).toEqual(named.map(({ operationId }) => operationId))
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(["200", "400", "404", "503"]))
    expect(statuses).not.toHaveProperty("401")
  } finally {
    await open.close()
    await rm(without, { recursive: true })
  }
})

test("messages are signed for whoever may have them signed, so that what follows the signatures is asked for too", async () => {
  const [dataService] = subject.served
  const [key = ""] = subject.keys
  const response = await fetch(
    `http://127.0.0.1:${dataService?.port}/v1/signatureAggregator/testnet/aggregateSignatures`,
    {
      method: "POST",
      headers: { "content-type": "application/json", "x-data-api-key": key },
      body: JSON.stringify({ message: subject.message }),
    },
  )
  expect([response.status, await response.json()]).toEqual([
    200,
    { signedMessage: expect.stringContaining(subject.message.replace("0x", "")) },
  ])
})

test("the same seed asks the same", async () => {
  const run = () => fuzz(subject, { seed: 3, runs: 5, operation: "listValidators" })
  const [one, other] = [await run(), await run()]
  expect([one.statuses, one.requests]).toEqual([other.statuses, other.requests])
})

describe("a fault is", () => {
  const operation: FuzzedOperation = {
    id: "a",
    method: "GET",
    path: "/",
    parameters: [],
    body: undefined,
    isStream: false,
    headers: { 200: ["x-request-id", "link"], 400: ["x-request-id"], 503: ["x-request-id"] },
  }
  const error = (statusCode: number, message: unknown, name: string, more = {}) =>
    JSON.stringify({ message, statusCode, error: name, ...more })
  const json = "application/json; charset=utf-8"

  test.each([
    ["nothing", 200, json, "{}", undefined],
    ["nothing", 404, json, error(404, "No", "Not Found"), undefined],
    ["a failure", 500, json, error(500, "An internal error occurred", "Internal Server Error"), "the status 500"],
    ["a status that is not shown", 418, json, error(418, "No", "I'm a Teapot"), "the status 418"],
    ["a success that is no JSON", 200, json, "{", "a success is not JSON"],
    ["an error of another type", 400, "text/plain", "No", "an error of the type text/plain"],
    [
      "an error with another member",
      400,
      json,
      error(400, "No", "Bad Request", { a: 1 }),
      "an error is not of the shape of errors",
    ],
    [
      "an error of another status",
      400,
      json,
      error(404, "No", "Not Found"),
      "an error of 400 calls itself 404 Not Found",
    ],
    ["a list of messages", 400, json, error(400, ["No"], "Bad Request"), "an error says nothing"],
    [
      "an answer that did not come in time",
      503,
      json,
      error(503, "This takes too long to find", "Service Unavailable"),
      "a request takes too long",
    ],
    ["an error without end", 400, json, error(400, "x".repeat(70_000), "Bad Request"), "an error has 70053 characters"],
  ])("%s: %i", (_, status, type, body, fault) => {
    const headers = { "content-type": type, "x-request-id": "1" }
    const request = { method: "GET", path: "/", given: [], isRefused: false }
    expect(faultOf(operation, request, { status, headers, body }, "text")).toBe(fault)
  })

  test("an answer that repeats the key that was sent, in its body as in a header", () => {
    const key = { header: "x-data-api-key", text: `serac_0aZ3Bq9k_${"0".repeat(49)}` } as const
    const request = { method: "GET", path: "/", given: [], isRefused: false, key }
    const fault = (body: string, more = {}) =>
      faultOf(operation, request, { status: 200, headers: { "x-request-id": "1", ...more }, body }, "text")
    expect([fault("{}"), fault(JSON.stringify(key.text)), fault("{}", { link: key.text })]).toEqual([
      undefined,
      "it repeats the key that was sent",
      "it repeats the key that was sent",
    ])
  })

  test("a header that the document does not show for the status; a refusal that it does not show may have those of another one", () => {
    const request = { method: "GET", path: "/", given: [], isRefused: false }
    const fault = (status: number, body: string, name: string) => {
      const headers = { "content-type": json, "x-request-id": "1", [name]: "1" }
      return faultOf(operation, request, { status, headers, body }, "text")
    }
    expect([
      fault(200, "{}", "link"),
      fault(200, "{}", "x-secret"),
      fault(503, error(503, "No", "Service Unavailable"), "link"),
      fault(404, error(404, "No", "Not Found"), "date"),
      fault(404, error(404, "No", "Not Found"), "link"),
    ]).toEqual([
      undefined,
      "the header x-secret of a 200",
      "the header link of a 503",
      undefined,
      "the header link of a 404",
    ])
  })

  test("a success of what the document refuses", () => {
    const answer = { status: 200, headers: { "x-request-id": "1" }, body: "{}" }
    expect(faultOf(operation, { method: "GET", path: "/", given: [], isRefused: true }, answer, "text")).toBe(
      "what the document refuses is a success",
    )
  })
})
