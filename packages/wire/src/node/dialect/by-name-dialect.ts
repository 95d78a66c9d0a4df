import { maxBodyBytes, type WireResponse } from "../http/message.ts"
import { tooLarge } from "../http/text-response.ts"
import type { JsonValue } from "../json/json-value.ts"
import { JsonSyntaxError, parseJson } from "../json/parse-json.ts"
import { RawJson } from "../json/raw-json.ts"
import { compactJson, goQuote, writeJson } from "../json/write-json.ts"
import { type Dialect, type ErrorObject, type RefusedCall, type RequestReading, succeeded } from "./dialect.ts"
import { type Envelope, envelopeOf } from "./envelope.ts"

/** The node's error for any parameters that it cannot decode. */
export const undecodable: ErrorObject = {
  code: -32000,
  message:
    "couldn't unmarshal an argument. Ensure arguments are valid and properly formatted. See documentation for example calls",
}

const plainTextHeaders = { "content-type": "text/plain; charset=utf-8" }

/**
 * The dialect of a node's X-Chain, P-Chain, health, index, info, avax, proposervm and validators interfaces: one call per request, parameters by name, every
 * error with HTTP 200, nearly all of them -32000, and always with `data`.
 */
export const byNameDialect: Dialect = {
  refuse({ method, headers, contentLength }) {
    if (method !== "POST") {
      return { status: 405, headers: plainTextHeaders, body: `rpc: POST method required, received ${method}` }
    }
    const [type = ""] = (headers["content-type"] ?? "").split(";")
    if (type.toLowerCase() === "application/json") {
      return contentLength > maxBodyBytes ? tooLarge(contentLength) : undefined
    }
    return { status: 415, headers: plainTextHeaders, body: `rpc: unrecognized Content-Type: ${type}` }
  },

  read(body, { isShallow = false } = {}) {
    let value: JsonValue | undefined
    try {
      value = parseJson(body, isShallow ? { maxElements: 0 } : undefined)
    } catch (error) {
      if (!(error instanceof JsonSyntaxError)) throw error
      return one(parseError(error.message))
    }
    if (value === undefined) return one(parseError("EOF"))
    if (value.kind !== "object" && value.kind !== "null") {
      return one(parseError(`json: cannot unmarshal ${value.kind} into Go value of type json2.serverRequest`))
    }
    const envelope = envelopeOf(value)
    if (envelope.mistyped !== undefined) {
      const { member, kind } = envelope.mistyped
      const text = `json: cannot unmarshal ${kind} into Go struct field serverRequest.${member} of type string`
      return one(parseError(text, envelope))
    }
    const id = envelopeId(envelope)
    if (envelope.jsonrpc !== "2.0") {
      return one({ id, error: { code: -32600, message: "jsonrpc must be 2.0", data: echo(envelope) } })
    }
    return { calls: [{ id, method: envelope.method, params: envelope.params }], batch: false }
  },

  unknownMethod(name, known) {
    const [service = "", ...rest] = name.split(".")
    const called = rest.join(".")
    const first = [...called][0] ?? ""
    if (/^\p{Lu}/u.test(first)) return rpcError("method must start with a non-uppercase letter")
    const shown = rest.length === 0 ? name : `${service}.${first.toUpperCase()}${called.slice(first.length)}`
    if (rest.length !== 1) return rpcError(`rpc: service/method request ill-formed: ${goQuote(shown)}`)
    const served = [...known].some((method) => method.startsWith(`${service}.`))
    return rpcError(`rpc: can't find ${served ? "method" : "service"} ${goQuote(shown)}`)
  },

  failed({ code, message, data }) {
    return { member: "error", json: writeJson({ code, message, data: data ?? null }) }
  },

  succeeded,

  render([answer]): WireResponse {
    const { called = answer?.outcome.member === "result" } = answer?.outcome ?? {}
    const headers: Record<string, string> = called ? { "x-content-type-options": "nosniff" } : {}
    if (answer?.id === undefined) return { status: 200, headers, body: "" }
    const { id, outcome } = answer
    return {
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8", ...headers },
      body: `{"jsonrpc":"2.0","${outcome.member}":${outcome.json},"id":${id}}\n`,
    }
  },
}

function one(refused: RefusedCall): RequestReading {
  return { calls: [refused], batch: false }
}

/** Unlike other errors, a parse error is sent even without an id. */
function parseError(message: string, envelope?: Envelope): RefusedCall {
  const error = { code: -32700, message, data: echo(envelope) }
  return { id: (envelope && envelopeId(envelope)) ?? "null", error }
}

/** A null id counts as absent: the call is a notification. */
function envelopeId({ id }: Envelope): string | undefined {
  return id === undefined || id.kind === "null" ? undefined : compactJson(id.text)
}

/** The request as far as it was read, which a node includes in the error. */
function echo(envelope?: Envelope): RawJson {
  const { jsonrpc = "", method = "", params, id } = envelope ?? {}
  const [shownParams, shownId] = [params, id].map((value) => compactJson(value?.text ?? "null"))
  return new RawJson(
    `{"jsonrpc":${writeJson(jsonrpc)},"method":${writeJson(method)},"params":${shownParams},"id":${shownId}}`,
  )
}

function rpcError(message: string): ErrorObject {
  return { code: -32000, message }
}
