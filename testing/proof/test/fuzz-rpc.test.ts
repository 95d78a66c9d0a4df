import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fuzzRpc } from "../src/fuzz/rpc/fuzz-rpc.ts"
import { isDocumented, RpcDocument } from "../src/fuzz/rpc/rpc-document.ts"
import type { RpcFuzzRequest } from "../src/fuzz/rpc/rpc-requests.ts"
import { type RpcSubject, startRpcSubject } from "../src/fuzz/rpc/rpc-subject.ts"
import { judgeRpc } from "../src/fuzz/rpc/rpc-verdict.ts"

let directory: string
let subject: RpcSubject

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "serac-fuzz-"))
  subject = await startRpcSubject({ kind: "sqlite", directory }, true)
})
afterAll(async () => {
  await subject.close()
  await rm(directory, { recursive: true })
})

// `pnpm prove:fuzz --of devnet --runs 500` sends many more.
test.each(["devnet", "gateway"] as const)(
  "whatever is asked of every method by every parameter, each answer of a %s fits its document, and nothing fails",
  async (listener) => {
    const { methods, parameters, results, statuses, faults } = await fuzzRpc(subject, { listener, seed: 7, runs: 1 })
    expect(faults).toEqual([])
    const described = subject.documents.flatMap((document) => document.methods)
    expect(methods).toEqual(described.map(({ name }) => name))
    const named = described.flatMap(({ name, parameters }) => parameters.map((one) => `${name} ${one.name}`))
    expect([...parameters].sort()).toEqual([...new Set(named)].sort())
    expect(Object.keys(statuses)).toContain("200")
    // Valid parameters find data; otherwise only errors would be checked.
    expect(results.size).toBeGreaterThan(60)
  },
)

test("the same seed asks the same", async () => {
  const run = () => fuzzRpc(subject, { listener: "devnet", seed: 3, runs: 10, method: "platform.getUTXOs" })
  const [one, other] = [await run(), await run()]
  expect([one.statuses, one.errors, one.requests]).toEqual([other.statuses, other.errors, other.requests])
})

const document = new RpcDocument(
  {
    servers: [{ url: "{nodeUrl}/a" }],
    methods: [
      {
        name: "a_get",
        paramStructure: "by-position",
        params: [{ name: "isWhole", schema: { type: "boolean" } }],
        result: { name: "a", schema: { oneOf: [{ type: "string" }, { type: "object" }] } },
        errors: [{ $ref: "#/components/errors/NotFound" }],
        "x-result-by": { parameter: "isWhole", results: { true: "Whole", false: "Short" } },
      },
    ],
    components: {
      schemas: { Whole: { type: "object" }, Short: { type: "string" } },
      errors: {
        NotFound: { code: -32_000, message: "block {number} (of {chain}) not found" },
        Unknown: { code: -32_601, message: "the method {method} does not exist" },
        Parse: { code: -32_700, message: "unexpected EOF" },
      },
    },
  },
  (url) => [url.replace("{nodeUrl}", "")],
)
const [method] = document.methods

describe("a fault is", () => {
  const call = { text: "", id: "1", method, params: [true], given: [], isPlain: true }
  const request: RpcFuzzRequest = {
    method: "POST",
    path: "/a",
    given: [],
    isRefused: false,
    calls: [call],
    isBatch: false,
    isPost: true,
  }
  const answered = (body: string, more: Partial<RpcFuzzRequest> = {}, status = 200) =>
    judgeRpc(
      { ...request, ...more },
      { status, headers: { "content-type": "application/json" }, body },
      { document, goodKey: "good" },
    ).fault
  const error = (code: number, message: string, id = 1) =>
    JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } })

  test.each([
    ["nothing: a result as described", '{"jsonrpc":"2.0","id":1,"result":{}}', undefined],
    ["nothing: an error of the method", error(-32_000, "block 1 (of C) not found"), undefined],
    ["nothing: an error that any request may have", error(-32_601, "the method x does not exist"), undefined],
    ["nothing: what is wrong with a text, in other words", error(-32_700, "invalid character"), undefined],
    ["no answer", "", "there is no answer"],
    ["no JSON", "<html>", "the answer is not JSON"],
    ["another ID", '{"jsonrpc":"2.0","id":"1","result":{}}', 'the IDs "1" are answered'],
    ["a list for a call", '[{"jsonrpc":"2.0","id":1,"result":{}}]', "a call is not answered as one call"],
    ["another version", '{"jsonrpc":"1.0","id":1,"result":{}}', "an answer has the members id,jsonrpc,result"],
    [
      "a result and an error",
      '{"jsonrpc":"2.0","id":1,"result":{},"error":{}}',
      "an answer has the members error,id,jsonrpc,result",
    ],
    [
      "a result that the parameter does not let expect",
      '{"jsonrpc":"2.0","id":1,"result":"a"}',
      "the result of a_get is not as described: / must be object",
    ],
    [
      "an error that the document does not show",
      error(-32_000, "block 1 not found"),
      "a_get has the undocumented error -32000 block 1 not found",
    ],
    ["a failure of the server", error(-32_603, "method handler crashed"), "the server failed: method handler crashed"],
    [
      "an error without a text",
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32000}}',
      "an error is not of the shape of errors",
    ],
  ])("%s", (_, body, fault) => {
    expect(answered(body)).toBe(fault)
  })

  test("a status that says that the server failed, or that there is nothing", () => {
    expect([502, 404, 418].map((status) => answered("", {}, status))).toEqual([
      "the status 502",
      "the status 404",
      "the status 418",
    ])
    expect([405, 415, 404].map((status) => answered("", { isPost: false }, status))).toEqual([
      undefined,
      undefined,
      "the status 404",
    ])
  })

  test("a refusal of somebody who may ask, or one that is no JSON-RPC", () => {
    const key = (text: string) => ({ key: { header: "x-data-api-key", text } as const })
    const refused = JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32_000, message: "unknown key" } })
    expect([
      answered(refused, key("bad"), 401),
      answered(refused, key("good"), 401),
      answered(refused, {}, 403),
      answered(refused, key("bad"), 429),
    ]).toEqual([
      undefined,
      "who may ask is refused with 401",
      "who may ask is refused with 403",
      "a refusal of 429 is not JSON-RPC",
    ])
  })

  test("an error of a gateway where no gateway stands in front", () => {
    const body = error(-32_005, "at most 3 subscriptions at a time")
    const ownErrors = [{ code: -32_005, message: "at most {count} subscriptions at a time" }]
    const answer = { status: 200, headers: { "content-type": "application/json" }, body }
    expect([
      judgeRpc(request, answer, { document, ownErrors }).fault,
      judgeRpc(request, answer, { document }).fault,
    ]).toEqual([undefined, "a_get has the undocumented error -32005 at most 3 subscriptions at a time"])
  })

  test("a batch that is answered in another order, or not whole", () => {
    const calls = [call, { ...call, id: undefined }, { ...call, id: '"b"' }]
    const answers = ['{"jsonrpc":"2.0","id":1,"result":{}}', '{"jsonrpc":"2.0","id":"b","result":{}}']
    const batch = (texts: readonly string[]) => answered(`[${texts}]`, { calls, isBatch: true })
    expect([batch(answers), batch(answers.toReversed()), batch(answers.slice(1))]).toEqual([
      undefined,
      'the IDs "b",1 are answered',
      'the IDs "b" are answered',
    ])
  })
})

test("what stands in braces of an error may be anything, all else is as it is written", () => {
  const shown = [{ code: 1, message: "a {b} (c.d) {e}" }]
  const is = (message: string, code = 1) => isDocumented({ code, message }, shown)
  expect([is("a x (c.d) y"), is("a \n (c.d) "), is("a x (cxd) y"), is("a x (c.d) y", 2), is("xa x (c.d) y")]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
