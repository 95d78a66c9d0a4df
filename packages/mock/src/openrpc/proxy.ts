import type { IncomingMessage } from "node:http"
import { type HttpAnswer, problemAnswer, sendAnswer } from "../http/answer.ts"
import { readBody } from "../http/read-body.ts"
import { type Violation, violation, violationsHeader } from "../http/violations.ts"
import type { RpcSide } from "../split-server.ts"
import { checkAnswers, checkRequest } from "./check-traffic.ts"
import type { OpenRpcDocument } from "./document.ts"
import { endpointsOf, type MockEndpoint } from "./endpoints.ts"
import { mockMethods } from "./methods.ts"

/** Options of a validating proxy. */
export interface RpcProxyOptions {
  /** The node's base URL. */
  readonly upstream: string
  /** Whether to reject invalid requests with 422 and replace invalid answers by a 500. Default false: both are passed on. */
  readonly errors?: boolean
  readonly log?: (line: string) => void
}

// Headers that are not forwarded: those of a single connection, and those that no longer apply after the body was read.
const dropped = [
  "connection",
  "content-encoding",
  "content-length",
  "host",
  "keep-alive",
  violationsHeader,
  "transfer-encoding",
  "upgrade",
]

/**
 * Creates a proxy that forwards requests to a node and validates requests and answers against an OpenRPC document. Throws if the
 * document is invalid.
 */
export function rpcProxy(document: OpenRpcDocument, { upstream, errors = false, log }: RpcProxyOptions): RpcSide {
  const endpoints = endpointsOf(mockMethods(document))
  const base = upstream.replace(/\/+$/, "")

  async function answer(request: IncomingMessage): Promise<[HttpAnswer, readonly Violation[]]> {
    const [path = "/"] = (request.url ?? "/").split("?")
    const endpoint = endpoints.find((candidate) => candidate.matches(path))
    const body = await readBody(request)
    if (typeof body !== "string") return [body, []]
    const asked = checkedRequest(request, path, body, endpoint)
    if (errors && asked.violations.length > 0) return [violationsAnswer(422, asked.violations), asked.violations]

    const answered = await forward(`${base}${request.url ?? "/"}`, request, body)
    const found =
      endpoint === undefined || request.method !== "POST" || answered.status !== 200
        ? []
        : checkAnswers(asked, answered.body, endpoint)
    const violations = [...asked.violations, ...found]
    return [errors && found.length > 0 ? violationsAnswer(500, found) : answered, violations]
  }

  return {
    serves: (path) => endpoints.some((endpoint) => endpoint.matches(path)),
    async handle(request, response) {
      const [answered, violations] = await answer(request)
      for (const { location, message } of violations) log?.(`${request.url} ${location.join(".")}: ${message}`)
      if (!response.destroyed) sendAnswer(response, answered, violations)
    },
  }
}

function checkedRequest({ method }: IncomingMessage, path: string, body: string, endpoint: MockEndpoint | undefined) {
  if (endpoint === undefined) {
    return {
      calls: [],
      refused: [],
      violations: [violation(["request", "path"], "path", `${path} is not in the document`)],
    }
  }
  return method === "POST" ? checkRequest(body, endpoint) : { calls: [], refused: [], violations: [] }
}

async function forward(url: string, { method = "GET", headers }: IncomingMessage, body: string): Promise<HttpAnswer> {
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name) && name !== "accept-encoding")
  try {
    const response = await fetch(url, {
      method,
      headers: [
        ...kept.map(([name, value]): [string, string] => [name, String(value)]),
        ["accept-encoding", "identity"],
      ],
      redirect: "manual",
      ...(method === "GET" || method === "HEAD" ? {} : { body }),
    })
    const passed = [...response.headers].filter(([name]) => !dropped.includes(name))
    return { status: response.status, headers: Object.fromEntries(passed), body: await response.text() }
  } catch (error) {
    const { cause } = error as Error
    return problemAnswer(
      502,
      "The upstream server cannot be reached",
      `${url}: ${cause instanceof Error ? cause.message : error}`,
    )
  }
}

function violationsAnswer(status: 422 | 500, violations: readonly Violation[]): HttpAnswer {
  const title = status === 422 ? "The request breaks the document" : "The answer breaks the document"
  return problemAnswer(status, title, violations.map(({ message }) => message).join("; "))
}
