import { FreshAnswers } from "../fresh-answers.ts"
import { hexOf } from "../hex.ts"
import type { SignatureSource } from "./signature-source.ts"
import { SourceError } from "./source-error.ts"

/** A request for several aggregations ends at its deadline, not when one of them is over. */
const { signal: unending } = new AbortController()

/**
 * A source whose equal requests to a validator are shared by all aggregations: a validator that refuses to sign a message is asked again for
 * those who have come meanwhile together, and not for each of them.
 */
export function sharedSource(source: SignatureSource): SignatureSource {
  const answers = new FreshAnswers<Uint8Array>()
  return {
    canAsk: (nodeId, message) => source.canAsk(nodeId, message),
    async ask(question) {
      const { nodeId, message, justification, signal } = question
      const name = `${nodeId} ${hexOf(message.id)} ${hexOf(justification)}`
      try {
        return await answers.get(name, signal, () => source.ask({ ...question, signal: unending }))
      } catch (cause) {
        throw signal.aborted ? new SourceError("late", { cause }) : cause
      }
    },
  }
}
