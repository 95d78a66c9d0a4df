import { createRpcCore, SeracError } from "@serac/client/rpc"
import { readAnswer, settle } from "./answer.ts"
import { parseOrUndefined } from "./calls.ts"
import { canonical, parseExactly } from "./canonical.ts"
import { compareAnswer, shownReason } from "./compare.ts"
import type { LocatedExchange } from "./exchange.ts"
import { origin, play, sentId, withId } from "./player.ts"
import { type ExchangeVerdict, verdict } from "./verdict.ts"

/**
 * Proves how the transport handles the answer to a request that Serac's clients never send (another HTTP method, a
 * malformed body, a notification, an id of another type): the recorded response is served to a plain call instead.
 */
export async function judgeTransport(recorded: LocatedExchange): Promise<ExchangeVerdict> {
  const { request, response } = recorded.exchange
  const asked = parseOrUndefined(request.body)
  const recordedId = typeof asked === "object" && asked !== null ? (asked as { id?: unknown }).id : undefined
  const isId = typeof recordedId === "number" || typeof recordedId === "string"
  let isOurs = false
  const player = play(response, (sent) => {
    const id = sentId(sent)
    const served = isId ? withId(response.body, JSON.stringify(recordedId), id) : response.body
    isOurs = answerId(served) === canonical(id)
    return served
  })
  const core = createRpcCore({ endpoint: origin + request.path, fetch: player.fetch, retry: false })
  const settled = await settle(core.request({ method: "serac.probe" }))
  const subject = `malformed: ${request.method} ${request.path.includes("/rpc") ? "positional" : "by name"}`
  const answer = readAnswer(response)
  // A result with another ID, or a list, does not answer the call: the call must fail with a typed error.
  const answersNobody = (answer.kind === "result" && !isOurs) || response.body.startsWith("[")
  if (!answersNobody) return verdict(recorded, subject, "transport", compareAnswer(answer, settled))
  const isTyped = settled.status === "rejected" && settled.reason instanceof SeracError
  const found = settled.status === "rejected" ? shownReason(settled.reason) : "a result"
  return verdict(recorded, subject, "transport", isTyped ? [] : [`an answer to nobody became ${found}`])
}

/** The id of an answer as it is written. */
function answerId(text: string): string | undefined {
  const isObject = text.startsWith("{") && parseOrUndefined(text) !== undefined
  return isObject ? canonical((parseExactly(text) as { id?: unknown }).id) : undefined
}
