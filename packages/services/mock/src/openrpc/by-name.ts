import type { HttpAnswer } from "../http/answer.ts"
import { violation } from "../http/violations.ts"
import { compactJson, goJson, goQuote } from "../json/go.ts"
import { JsonSyntaxError, type ScannedJson, scanJson } from "../json/scan.ts"
import { checkArguments, namedValues } from "./arguments.ts"
import type { Bound, Dialect, Outcome, Reading, Refused } from "./dialect.ts"
import type { ErrorObject } from "./document.ts"
import { type Envelope, envelopeOf } from "./envelope.ts"
import type { Method } from "./methods.ts"

const undecodable = {
  code: -32000,
  message:
    "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
}
const plain = { "content-type": "text/plain; charset=utf-8" }

/**
 * The dialect of a node's X-Chain, P-Chain, health, index and info interfaces: one call a request, parameters by name,
 * every error HTTP 200, nearly all of them -32000, and `data` always there.
 */
export const byName: Dialect = {
  refuse({ method, contentType = "" }) {
    if (method !== "POST") {
      return { status: 405, headers: plain, body: `rpc: POST method required, received ${method}` }
    }
    const [type = ""] = contentType.split(";")
    if (type.toLowerCase() === "application/json") return undefined
    return { status: 415, headers: plain, body: `rpc: unrecognized Content-Type: ${type}` }
  },

  read(body) {
    let scanned: ScannedJson | undefined
    try {
      scanned = scanJson(body)
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error
      return one(parseError(error.message))
    }
    if (scanned === undefined) return one(parseError("EOF"))
    if (scanned.kind !== "object" && scanned.kind !== "null") {
      return one(parseError(`json: cannot unmarshal ${scanned.kind} into Go value of type json2.serverRequest`))
    }
    const envelope = envelopeOf(scanned)
    if (envelope.mistyped !== undefined) {
      const { member, kind } = envelope.mistyped
      const text = `json: cannot unmarshal ${kind} into Go struct field serverRequest.${member} of type string`
      return one(parseError(text, envelope))
    }
    const id = idOf(envelope)
    if (envelope.jsonrpc !== "2.0") {
      const violations = [violation(["request", "body", "jsonrpc"], "const", "jsonrpc must be 2.0")]
      return one({ id, outcome: failure(-32600, "jsonrpc must be 2.0", echo(envelope)), violations })
    }
    const params = envelope.params === undefined ? undefined : JSON.parse(envelope.params)
    return { entries: [{ id, method: envelope.method, params }], batch: false }
  },

  unknownMethod(name, known) {
    const [service = "", ...rest] = name.split(".")
    const called = rest.join(".")
    const first = [...called][0] ?? ""
    if (/^\p{Lu}/u.test(first)) return refusal("method must start with a non-uppercase letter")
    const shown = rest.length === 0 ? name : `${service}.${first.toUpperCase()}${called.slice(first.length)}`
    if (rest.length !== 1) return refusal(`rpc: service/method request ill-formed: ${goQuote(shown)}`)
    const served = [...known].some((method) => method.startsWith(`${service}.`))
    return refusal(`rpc: can't find ${served ? "method" : "service"} ${goQuote(shown)}`)
  },

  bind(method, params) {
    // A list stands for its first element; an empty one, like null, for no argument at all.
    const object = (Array.isArray(params) ? params[0] : params) ?? {}
    return typeof object === "object" && !Array.isArray(object)
      ? bindNamed(method, object as Readonly<Record<string, unknown>>)
      : {
          violations: [violation(["request", "params"], "type", "params must be an object")],
          error: undecodable,
        }
  },

  failed: ({ code, message, data }) => failure(code, message, goJson(data ?? null)),
  succeeded: (result) => ({ member: "result", json: goJson(result) }),

  render([answer]): HttpAnswer {
    const success: Record<string, string> =
      answer?.outcome.member === "result" ? { "x-content-type-options": "nosniff" } : {}
    if (answer?.id === undefined) return { status: 200, headers: success, body: "" }
    const { id, outcome } = answer
    return {
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8", ...success },
      body: `{"jsonrpc":"2.0","${outcome.member}":${outcome.json},"id":${id}}\n`,
    }
  },

  errors: [
    { code: -32700, message: "unexpected EOF", data: { jsonrpc: "", method: "", params: null, id: null } },
    { code: -32600, message: "jsonrpc must be 2.0" },
    undecodable,
  ],
}

function bindNamed(method: Method, params: Readonly<Record<string, unknown>>): Bound {
  const { failed, ...checked } = checkArguments(method, namedValues(method, params))
  return failed === undefined ? checked : { ...checked, error: undecodable }
}

function one(entry: Refused): Reading {
  return { entries: [entry], batch: false }
}

/** Unlike any other error, a parse error is answered without an id too. */
function parseError(message: string, envelope?: Envelope): Refused {
  return {
    id: (envelope && idOf(envelope)) ?? "null",
    outcome: failure(-32700, message, echo(envelope)),
    violations: [violation(["request", "body"], "parse", message)],
  }
}

/** A null id is no id: the call is a notification. */
function idOf({ id }: Envelope): string | undefined {
  return id === undefined || id === "null" ? undefined : compactJson(id)
}

function echo(envelope?: Envelope): string {
  const { jsonrpc = "", method = "", params = "null", id = "null" } = envelope ?? {}
  return `{"jsonrpc":${goJson(jsonrpc)},"method":${goJson(method)},"params":${compactJson(params)},"id":${compactJson(id)}}`
}

function refusal(message: string): ErrorObject {
  return { code: -32000, message }
}

function failure(code: number, message: string, data: string): Outcome {
  return { member: "error", json: `{"code":${code},"message":${goJson(message)},"data":${data}}` }
}
