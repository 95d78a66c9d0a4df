import type { IncomingMessage } from "node:http"
import { notFound, type RequestReading, type WireAnswer } from "@serac/wire/node"
import { allowAnyOrigin, type HttpAnswer, problemAnswer, sendAnswer, statusAnswer } from "../http/answer.ts"
import { type BatchFault, PreferenceError, type Preferences, preferencesOf } from "../http/prefer.ts"
import { readBody } from "../http/read-body.ts"
import { inBatch, type Violation } from "../http/violations.ts"
import type { RpcSide } from "../split-server.ts"
import { answerCall, type CallAnswer } from "./answer-call.ts"
import { violationsOf } from "./check-traffic.ts"
import type { OpenRpcDocument } from "./document.ts"
import { endpointsOf, type MockEndpoint } from "./endpoints.ts"
import { mockMethods } from "./methods.ts"

/** Creates a mock of an OpenRPC document. Throws if the document is invalid. */
export function rpcMock(document: OpenRpcDocument): RpcSide {
  const endpoints = endpointsOf(mockMethods(document))
  return {
    serves: (path) => endpoints.some((endpoint) => endpoint.matches(path)),
    async handle(request, response) {
      if (allowAnyOrigin(request, response)) return
      const { answer, violations = [] } = await answerRequest(request, endpoints)
      if (!response.destroyed) sendAnswer(response, answer, violations)
    },
  }
}

interface MockAnswer {
  readonly answer: HttpAnswer
  readonly violations?: readonly Violation[]
}

async function answerRequest(request: IncomingMessage, endpoints: readonly MockEndpoint[]): Promise<MockAnswer> {
  const target = request.url ?? "/"
  const [path = "/"] = target.split("?")
  const clean = path.replace(/\/{2,}/g, "/")
  if (clean !== path) return { answer: { status: 301, headers: { location: clean }, body: "" } }
  const endpoint = endpoints.find((candidate) => candidate.matches(path))
  if (endpoint === undefined) return { answer: notFound }

  const refused = endpoint.dialect.wire.refuse({
    method: request.method ?? "GET",
    target,
    headers: { "content-type": request.headers["content-type"] },
    contentLength: Number(request.headers["content-length"] ?? 0),
  })
  if (refused !== undefined) return { answer: refused }
  const body = await readBody(request)
  if (typeof body !== "string") return { answer: body }
  try {
    return answerBody(body, endpoint, preferencesOf([request.headers.prefer ?? []].flat().join(",")))
  } catch (error) {
    if (!(error instanceof PreferenceError)) throw error
    return { answer: problemAnswer(400, "Unknown preference", error.message) }
  }
}

function answerBody(body: string, endpoint: MockEndpoint, preferences: Preferences): MockAnswer {
  const reading = endpoint.dialect.wire.read(body)
  const { answer, violations } =
    "response" in reading
      ? { answer: reading.response, violations: violationsOf(reading, endpoint.dialect) }
      : answerCalls(reading, endpoint, preferences)
  const { status = 200 } = preferences
  return status === 200 ? { answer, violations } : { answer: statusAnswer(status), violations: ofRequest(violations) }
}

function answerCalls({ calls, batch }: Calls, endpoint: MockEndpoint, preferences: Preferences): Required<MockAnswer> {
  const { dialect } = endpoint
  const answers = calls.map((call): CallAnswer => {
    if ("method" in call) return answerCall(call, endpoint, preferences)
    return { id: call.id, outcome: dialect.wire.failed(call.error), violations: [dialect.violationOf(call.error)] }
  })
  const violations = answers.flatMap((answer, index) => inBatch(answer.violations, batch ? index : undefined))
  // In a batch, a named example only has to exist for one of the methods.
  const [unmet] = answers.every((answer) => answer.unmet !== undefined) ? answers : []
  if (unmet?.unmet !== undefined) {
    return { answer: problemAnswer(404, "Unknown example", unmet.unmet), violations: ofRequest(violations) }
  }
  return { answer: dialect.wire.render(batch ? disturb(answers, preferences.batch) : answers, batch), violations }
}

type Calls = Extract<RequestReading, { calls: unknown }>

/** Omits the violations of a prepared answer, for when a different answer is sent. */
function ofRequest(violations: readonly Violation[]): readonly Violation[] {
  return violations.filter(({ location }) => location[0] === "request")
}

/** Simulates a fault in the answers of a batch. Notifications have no answers and are removed first. */
function disturb(answers: readonly WireAnswer[], fault: BatchFault | undefined): readonly WireAnswer[] {
  const sent = answers.filter(({ id }) => id !== undefined)
  if (fault === "shuffle") return [...sent.slice(1), ...sent.slice(0, 1)]
  if (fault === "drop") return sent.slice(0, -1)
  return fault === "duplicate" ? [...sent, ...sent.slice(-1)] : sent
}
