import { compareResponses, type ExchangeDifference } from "./compare-exchange.ts"
import { rules as allRules, type Exempt, looseReason, type Rules, rulesFor } from "./rules.ts"
import type { Send } from "./send.ts"
import type { RecordedResponse, WireExchange } from "./wire-exchange.ts"

/** An exchange whose answer differs from that of the real node. */
export interface DifferentExchange extends ExchangeDifference {
  readonly name: string
  readonly request: WireExchange["request"]
}

/** The results of replaying the exchanges of a file. */
export interface Replayed {
  readonly equal: number
  /** The number of equal answers that were compared only in shape. */
  readonly inShape: number
  readonly different: readonly DifferentExchange[]
}

/** How exchanges are compared. */
export interface ReplayOptions {
  /** Why only the shape of the answers can be compared. Default: their values are compared too. */
  readonly inShape?: string | undefined
  readonly rules?: Rules
  /** Receives the reason of each difference that a rule excuses. */
  readonly exempt?: Exempt
}

/** Sends recorded requests one after the other, and compares the answers with the recorded ones. */
export async function replay(
  exchanges: readonly WireExchange[],
  send: Send,
  { inShape: why, rules = allRules, exempt = () => {} }: ReplayOptions = {},
): Promise<Replayed> {
  const different: DifferentExchange[] = []
  let inShape = 0
  for (const { name, request, response } of exchanges) {
    const loose = why ?? looseReason(request.body, rules)
    const apt = rulesFor(request.body, rules)
    const compare = (got: RecordedResponse) => {
      if (loose === undefined) return compareResponses(response, got, "values", apt, exempt)
      if (compareResponses(response, got, "values", apt) !== undefined) exempt(loose)
      return compareResponses(response, got, "shape", apt, exempt)
    }
    const found = await send(request).then(
      compare,
      (error: Error): ExchangeDifference => ({
        aspect: "status",
        at: "",
        expected: String(response.status),
        got: `no answer: ${error.message}`,
      }),
    )
    if (found !== undefined) different.push({ name, request, ...found })
    else if (loose !== undefined) inShape += 1
  }
  return { equal: exchanges.length - different.length, inShape, different }
}
