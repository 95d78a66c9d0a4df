import { type HttpAnswer, maxBodyBytes, textAnswer } from "../http/answer.ts"
import { violation } from "../http/violations.ts"
import { compactJson, goJson } from "../json/go.ts"
import { JsonSyntaxError, type ScannedJson, scanJson } from "../json/scan.ts"
import { type CheckedArguments, checkArguments, namedValues } from "./arguments.ts"
import type { Bound, Call, Dialect, Refused } from "./dialect.ts"
import type { ErrorObject } from "./document.ts"
import { type Envelope, envelopeOf } from "./envelope.ts"

/** Calls that a node accepts in one batch. */
export const maxBatchCalls = 1_000

const json = { "content-type": "application/json" }
const contentTypes = ["application/json", "application/json-rpc", "application/jsonrequest"]

/** The dialect of a node's EVM interface: JSON-RPC 2.0 with batches, parameters by position, standard error codes. */
export const byPosition: Dialect = {
  refuse({ method, contentType = "", search, contentLength }) {
    if (method === "PUT" || method === "DELETE") return textAnswer(405, "method not allowed\n")
    if (method === "GET" && contentLength === 0 && search === "") return { status: 200, headers: {}, body: "" }
    if (contentLength > maxBodyBytes) {
      return textAnswer(413, `content length too large (${contentLength}>${maxBodyBytes})\n`)
    }
    const [type = ""] = contentType.split(";")
    if (contentTypes.includes(type.trim().toLowerCase())) return undefined
    return textAnswer(415, "invalid content type, only application/json is supported\n")
  },

  read(body) {
    let scanned: ScannedJson | undefined
    try {
      scanned = scanJson(body)
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error
      return bodyError("null", -32700, "parse error", false)
    }
    if (scanned === undefined) return { answer: { status: 200, headers: json, body: "" }, violations: [] }
    if (scanned.kind !== "array") return { entries: [entryOf(scanned)], batch: false }
    const members = scanned.children.map(({ text }) => entryOf(scanJson(text) as ScannedJson))
    if (members.length === 0) return bodyError("null", -32600, "empty batch", false)
    if (members.length > maxBatchCalls) {
      const first = members.find((member) => "method" in member && member.id !== undefined)
      return bodyError(first?.id ?? "null", -32600, "batch too large", true)
    }
    return { entries: members, batch: true }
  },

  unknownMethod: (name) => ({ code: -32601, message: `the method ${name} does not exist/is not available` }),

  bind(method, params) {
    const given = params ?? []
    if (!Array.isArray(given)) {
      if (method.structure === "either" && typeof given === "object") {
        return bound(checkArguments(method, namedValues(method, given as Readonly<Record<string, unknown>>)))
      }
      return mismatch("non-array args", "params must be an array")
    }
    const most = method.parameters.length
    if (given.length > most) {
      return mismatch(`too many arguments, want at most ${most}`, `params must have at most ${most} elements`)
    }
    // A null stands for an optional argument that is left out before others.
    const values = method.parameters.map(({ required }, index) =>
      given[index] === null && !required ? undefined : given[index],
    )
    return bound(checkArguments(method, values))
  },

  failed: ({ code, message, data }) => ({
    member: "error",
    json: goJson({ code, message, ...(data === undefined ? {} : { data }) }),
  }),
  succeeded: (result) => ({ member: "result", json: goJson(result) }),

  render(answers, batch): HttpAnswer {
    const texts = answers.flatMap(({ id, outcome }) =>
      id === undefined ? [] : [`{"jsonrpc":"2.0","id":${id},"${outcome.member}":${outcome.json}}`],
    )
    if (texts.length === 0) return { status: 200, headers: json, body: "" }
    return { status: 200, headers: json, body: batch ? `[${texts.join(",")}]\n` : `${texts[0]}\n` }
  },

  errors: [
    { code: -32700, message: "parse error" },
    { code: -32600, message: "invalid request" },
    { code: -32601, message: "the method does not exist/is not available" },
    { code: -32602, message: "missing value for required argument 0" },
    { code: -32603, message: "method handler crashed" },
    { code: -32000, message: "execution reverted" },
    { code: -32002, message: "request timed out" },
    { code: -32003, message: "response too large" },
    { code: 3, message: "execution reverted", data: "0x" },
  ],
}

function entryOf(scanned: ScannedJson): Call | Refused {
  const envelope = envelopeOf(scanned)
  const valid = envelope.jsonrpc === "2.0" && envelope.method !== "" && envelope.mistyped === undefined
  const id = idOf(envelope)
  if (valid && id !== "invalid") {
    const params = envelope.params === undefined ? undefined : JSON.parse(envelope.params)
    return { id, method: envelope.method, params }
  }
  return {
    id: id === undefined || id === "invalid" ? "null" : id,
    outcome: byPosition.failed({ code: -32600, message: "invalid request" }),
    violations: [violation(["request", "body"], "request", "not a JSON-RPC 2.0 request")],
  }
}

function idOf({ id }: Envelope): string | "invalid" | undefined {
  if (id === undefined) return undefined
  return id.startsWith("{") || id.startsWith("[") ? "invalid" : compactJson(id)
}

/** Errors about the body as a whole come without the newline that every other answer ends with. */
function bodyError(id: string, code: number, message: string, list: boolean) {
  const text = `{"jsonrpc":"2.0","id":${id},"error":${goJson({ code, message })}}`
  return {
    answer: { status: 200, headers: json, body: list ? `[${text}]` : text },
    violations: [violation(["request", "body"], "parse", message)],
  }
}

function mismatch(message: string, explanation: string): Bound {
  return {
    violations: [violation(["request", "params"], "type", explanation)],
    error: { code: -32602, message },
  }
}

function bound({ failed, ...checked }: CheckedArguments): Bound {
  if (failed === undefined) return checked
  const message = failed.missing
    ? `missing value for required argument ${failed.position}`
    : `invalid argument ${failed.position}: ${checked.violations[0]?.message}`
  const error: ErrorObject = { code: -32602, message }
  return { ...checked, error }
}
