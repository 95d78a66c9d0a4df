import type { IncomingMessage } from "node:http"
import { allowAnyOrigin, type HttpAnswer, problemAnswer, send, statusAnswer, textAnswer } from "../http/answer.ts"
import { type BatchFault, PreferenceError, type Preferences, preferencesOf } from "../http/prefer.ts"
import { readBody } from "../http/read-body.ts"
import { inBatch, type Violation } from "../http/violations.ts"
import type { RpcSide } from "../split-server.ts"
import { answerCall, type CallAnswer } from "./answer-call.ts"
import type { Answered, Reading } from "./dialect.ts"
import type { OpenRpcDocument } from "./document.ts"
import { type Endpoint, endpointsOf } from "./endpoints.ts"
import { methodsOf } from "./methods.ts"

/** Prepares the answers to an OpenRPC document; what is wrong with the document is thrown here. */
export function rpcMock(document: OpenRpcDocument): RpcSide {
  const endpoints = endpointsOf(methodsOf(document))
  return {
    serves: (path) => endpoints.some((endpoint) => endpoint.matches(path)),
    async handle(request, response) {
      if (allowAnyOrigin(request, response)) return
      const { answer, violations = [] } = await answerRequest(request, endpoints)
      if (!response.destroyed) send(response, answer, violations)
    },
  }
}

interface MockAnswer {
  readonly answer: HttpAnswer
  readonly violations?: readonly Violation[]
}

async function answerRequest(request: IncomingMessage, endpoints: readonly Endpoint[]): Promise<MockAnswer> {
  const [path = "/", search = ""] = (request.url ?? "/").split(/\?(.*)/s)
  const clean = path.replace(/\/{2,}/g, "/")
  if (clean !== path) return { answer: { status: 301, headers: { location: clean }, body: "" } }
  const endpoint = endpoints.find((candidate) => candidate.matches(path))
  if (endpoint === undefined) return { answer: textAnswer(404, "404 page not found\n") }

  const refused = endpoint.dialect.refuse({
    method: request.method ?? "GET",
    contentType: request.headers["content-type"],
    search,
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

function answerBody(body: string, endpoint: Endpoint, preferences: Preferences): MockAnswer {
  const reading = endpoint.dialect.read(body)
  const { answer, violations } = "answer" in reading ? reading : answerEntries(reading, endpoint, preferences)
  const { status = 200 } = preferences
  return status === 200 ? { answer, violations } : { answer: statusAnswer(status), violations: ofRequest(violations) }
}

function answerEntries(
  { entries, batch }: Entries,
  endpoint: Endpoint,
  preferences: Preferences,
): Required<MockAnswer> {
  const answers = entries.map(
    (entry): CallAnswer => ("method" in entry ? answerCall(entry, endpoint, preferences) : entry),
  )
  const violations = answers.flatMap((answer, index) => inBatch(answer.violations, batch ? index : undefined))
  // In a batch a name may belong to some of the methods only.
  const [unmet] = answers.every((answer) => answer.unmet !== undefined) ? answers : []
  if (unmet?.unmet !== undefined) {
    return { answer: problemAnswer(404, "Unknown example", unmet.unmet), violations: ofRequest(violations) }
  }
  return { answer: endpoint.dialect.render(batch ? disturb(answers, preferences.batch) : answers, batch), violations }
}

type Entries = Extract<Reading, { entries: unknown }>

/** Where something else is sent, what is wrong with the answer that was prepared is nobody's business. */
function ofRequest(violations: readonly Violation[]): readonly Violation[] {
  return violations.filter(({ location }) => location[0] === "request")
}

/** Notifications are out of the picture: only what is answered can come in another order, twice or not at all. */
function disturb(answers: readonly Answered[], fault: BatchFault | undefined): readonly Answered[] {
  const sent = answers.filter(({ id }) => id !== undefined)
  if (fault === "shuffle") return [...sent.slice(1), ...sent.slice(0, 1)]
  if (fault === "drop") return sent.slice(0, -1)
  return fault === "duplicate" ? [...sent, ...sent.slice(-1)] : sent
}
