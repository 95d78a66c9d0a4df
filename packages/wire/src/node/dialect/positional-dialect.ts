import { maxBodyBytes, queryOf, type WireResponse } from "../http/message.ts"
import { textResponse, tooLarge } from "../http/text-response.ts"
import type { JsonValue } from "../json/json-value.ts"
import { JsonSyntaxError, parseJson } from "../json/parse-json.ts"
import { compactJson, writeJson } from "../json/write-json.ts"
import {
  type Dialect,
  type ErrorObject,
  type RefusedCall,
  succeeded,
  type WireAnswer,
  type WireCall,
} from "./dialect.ts"
import { envelopeOf } from "./envelope.ts"

/** A node's maximum number of calls in a batch. */
export const maxBatchCalls = 1_000

const jsonHeaders = { "content-type": "application/json" }
const contentTypes = ["application/json", "application/json-rpc", "application/jsonrequest"]

/** The dialect of a node's EVM interface: JSON-RPC 2.0 with batches, parameters by position, standard error codes. */
export const positionalDialect: Dialect = {
  refuse(head) {
    const { method, headers, contentLength } = head
    if (method === "GET" && contentLength === 0 && queryOf(head) === "") {
      return { status: 200, headers: {}, body: "" }
    }
    if (method === "PUT" || method === "DELETE") return textResponse(405, "method not allowed\n")
    if (contentLength > maxBodyBytes) return tooLarge(contentLength)
    const [type = ""] = (headers["content-type"] ?? "").split(";")
    if (method === "OPTIONS" || contentTypes.includes(type.trim().toLowerCase())) return undefined
    return textResponse(415, "invalid content type, only application/json is supported\n")
  },

  read(body, { maxBatch = maxBatchCalls, isShallow = false } = {}) {
    let value: JsonValue | undefined
    try {
      // One element more than allowed shows that there are too many.
      value = parseJson(body, isShallow ? { maxElements: maxBatch + 1 } : undefined)
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error
      return ofBody("null", { code: -32700, message: "parse error" }, false)
    }
    if (value === undefined) return { response: { status: 200, headers: jsonHeaders, body: "" } }
    if (value.kind !== "array") return { calls: callsOf([value]), batch: false }
    if (value.elements.length === 0) return ofBody("null", { code: -32600, message: "empty batch" }, false)
    const calls = callsOf(value.elements)
    if (value.elements.length > maxBatch) {
      const first = calls.find((call) => "method" in call && call.id !== undefined)
      return ofBody(first?.id ?? "null", { code: -32600, message: "batch too large" }, true)
    }
    return { calls, batch: true }
  },

  unknownMethod: (name) => ({ code: -32601, message: `the method ${name} does not exist/is not available` }),

  failed: ({ code, message, data }) => ({ member: "error", json: writeJson({ code, message, data }) }),

  succeeded,

  render(answers, batch): WireResponse {
    const texts = textsOf(answers)
    if (texts.length === 0) return { status: 200, headers: jsonHeaders, body: "" }
    return { status: 200, headers: jsonHeaders, body: batch ? `[${texts.join(",")}]\n` : `${texts[0]}\n` }
  },
}

/** Renders the responses of a body that exceeded the time or size limit: without the trailing newline of other responses. */
export function renderCut(answers: readonly WireAnswer[], batch: boolean): WireResponse {
  const { status, headers, body } = positionalDialect.render(answers, batch)
  return { status, headers, body: body.trimEnd() }
}

function textsOf(answers: readonly WireAnswer[]): readonly string[] {
  return answers.flatMap(({ id, outcome }) =>
    id === undefined ? [] : [`{"jsonrpc":"2.0","id":${id},"${outcome.member}":${outcome.json}}`],
  )
}

function callsOf(values: readonly JsonValue[]): readonly (WireCall | RefusedCall)[] {
  return values.flatMap((value): readonly (WireCall | RefusedCall)[] => {
    const { jsonrpc, method, params, id: given, answers } = envelopeOf(value)
    const isId = given !== undefined && given.kind !== "object" && given.kind !== "array"
    const id = isId ? compactJson(given.text) : undefined
    const readable = jsonrpc === "2.0" && (isId || given === undefined)
    if (readable && method !== "") return [{ id, method, params }]
    // A JSON-RPC response gets no response; nodes send and receive both on one connection.
    if (readable && isId && params === undefined && answers) return []
    return [{ id: id ?? "null", error: { code: -32600, message: "invalid request" } }]
  })
}

/** Errors about the body as a whole have no trailing newline, unlike all other responses. */
function ofBody(id: string, error: ErrorObject, list: boolean) {
  const text = `{"jsonrpc":"2.0","id":${id},"error":${writeJson(error)}}`
  return { response: { status: 200, headers: jsonHeaders, body: list ? `[${text}]` : text }, error }
}
