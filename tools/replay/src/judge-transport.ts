import { createRpcCore, RpcClientError } from "@serac/rpc"
import { readAnswer, settle } from "./answer.ts"
import { parseOrUndefined } from "./calls.ts"
import { compareAnswer, describe } from "./compare.ts"
import type { Recorded } from "./exchange.ts"
import { origin, play, sentId, withId } from "./player.ts"
import { type Verdict, verdict } from "./verdict.ts"

/**
 * Proves what the transport makes of an answer to a request that no client of ours sends (another HTTP method, a
 * malformed body, a notification, an id of another type): the recorded response is served to a plain call instead.
 */
export async function judgeTransport(recorded: Recorded): Promise<Verdict> {
  const { request, response } = recorded.exchange
  const asked = parseOrUndefined(request.body)
  const recordedId = typeof asked === "object" && asked !== null ? (asked as { id?: unknown }).id : undefined
  const idIsOurs = typeof recordedId === "number" || typeof recordedId === "string"
  const player = play(response, (sent) => (idIsOurs ? withId(response.body, recordedId, sentId(sent)) : response.body))
  const core = createRpcCore({ endpoint: origin + request.path, fetch: player.fetch, retry: false })
  const settled = await settle(core.request({ method: "serac.probe" }))
  const subject = `malformed: ${request.method} ${request.path.startsWith("/ext/bc/X") ? "by name" : "positional"}`
  const answer = readAnswer(response)
  // A result under an id that is not the call's answers nothing: the call must fail in a typed way.
  const answersNothing = answer.kind === "result" && (!idIsOurs || player.sent.length === 0)
  if (answersNothing || (answer.kind === "malformed" && response.body.trimStart().startsWith("["))) {
    const typed = settled.status === "rejected" && settled.reason instanceof RpcClientError
    const found = settled.status === "rejected" ? describe(settled.reason) : "a result"
    return verdict(recorded, subject, "transport", typed ? [] : [`an answer to nobody became ${found}`])
  }
  return verdict(recorded, subject, "transport", compareAnswer(answer, settled))
}
