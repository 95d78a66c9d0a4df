import { expect, test } from "vitest"
import type { PlanOptions } from "./contract-case.ts"
import { planRpc } from "./rpc-plan.ts"

const ofMock: PlanOptions = { prefers: true, writes: false, rules: true, isMock: true, isChosen: () => true }

const text = { type: "string" }
const document = {
  openrpc: "1.3.2",
  info: { title: "Echo", version: "1.0.0" },
  servers: [{ url: "{nodeUrl}/ext/{chain}", variables: { chain: { default: "C" } } }],
  methods: [
    {
      name: "echo",
      paramStructure: "by-name" as const,
      params: [{ name: "text", required: true, schema: text }],
      result: { name: "text", schema: text },
      errors: [
        { code: -32000, message: "{text} is unknown" },
        { code: -32001, message: "gone" },
        { code: 404, message: "no JSON-RPC code" },
      ],
      examples: [{ name: "short", params: [{ name: "text", value: "a" }], result: { name: "text", value: "a" } }],
      "x-error-examples": {
        unknown: { params: [{ name: "text", value: "b" }], error: { code: -32000, message: "b is unknown" } },
      },
    },
    { name: "ping", params: [], result: { name: "pong", schema: text } },
    { name: "needs", params: [{ name: "it", required: true, schema: text }] },
  ],
}

const sent = (method: string, params: unknown, prefer?: string) => ({
  method: "POST",
  target: "/ext/C",
  headers: { accept: "application/json", "content-type": "application/json", ...(prefer !== undefined && { prefer }) },
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
})

test("a mock is asked for each named result, each named error and each other code of an error", () => {
  const { cases, untried } = planRpc(document, ofMock)
  expect(cases.map(({ id, request, expected }) => [id, request, expected])).toEqual([
    ["echo short", sent("echo", { text: "a" }, "example=short"), { kind: "outcome", outcome: { result: "a" } }],
    [
      "echo unknown",
      sent("echo", { text: "b" }, "example=unknown"),
      { kind: "outcome", outcome: { error: { code: -32000, message: "b is unknown" } } },
    ],
    [
      "echo error -32001",
      sent("echo", { text: "a" }, "code=-32001"),
      { kind: "outcome", outcome: { error: { code: -32001 } } },
    ],
    ["ping without parameters", sent("ping", []), { kind: "documented" }],
  ])
  expect(untried).toEqual([{ id: "needs", operation: "needs", reason: "it has parameters and no example" }])
})

test("a server is asked with the parameters of each example", () => {
  const { cases } = planRpc(document, { ...ofMock, prefers: false, isMock: false, isChosen: (name) => name === "echo" })
  expect(cases).toEqual([
    {
      id: "echo short",
      operation: "echo",
      request: sent("echo", { text: "a" }),
      expected: { kind: "documented" },
      sampled: [],
    },
  ])
})
