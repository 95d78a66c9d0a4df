import { compareResponses, type ExchangeDifference } from "./compare-exchange.ts"
import type { Closeness } from "./compare-json.ts"
import { rules as allRules, isLoose, type Rules, rulesFor } from "./rules.ts"
import type { Send } from "./send.ts"
import type { WireExchange } from "./wire-exchange.ts"

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

/** Sends recorded requests one after the other, and compares the answers with the recorded ones. */
export async function replay(
  exchanges: readonly WireExchange[],
  send: Send,
  closeness: Closeness,
  rules: Rules = allRules,
): Promise<Replayed> {
  const different: DifferentExchange[] = []
  let inShape = 0
  for (const { name, request, response } of exchanges) {
    const close = isLoose(request.body, rules) ? "shape" : closeness
    const found = await send(request).then(
      (got) => compareResponses(response, got, close, rulesFor(request.body, rules)),
      (error: Error): ExchangeDifference => ({
        aspect: "status",
        at: "",
        expected: String(response.status),
        got: `no answer: ${error.message}`,
      }),
    )
    if (found !== undefined) different.push({ name, request, ...found })
    else if (close === "shape") inShape += 1
  }
  return { equal: exchanges.length - different.length, inShape, different }
}
