import type { SignatureSource } from "./signature-source.ts"
import { SourceError } from "./source-error.ts"

/** Combines sources: each validator is requested through the first source that can, and through the next one where that fails. */
export function firstSource(sources: readonly SignatureSource[]): SignatureSource {
  return {
    canAsk: (nodeId, message) => sources.some((source) => source.canAsk(nodeId, message)),
    async ask(question) {
      let last = new SourceError("no-address")
      for (const source of sources) {
        if (!source.canAsk(question.nodeId, question.message)) continue
        try {
          return await source.ask(question)
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          last = error
          if (question.signal.aborted) break
        }
      }
      throw last
    },
  }
}
