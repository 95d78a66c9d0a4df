import type { Remembered } from "../directory/remembered.ts"
import type { NodeReply } from "./ask.ts"

/** Options for waiting for nodes. */
export interface WaitForNodeOptions {
  /** Receives a line for the operator when it has to wait for a node, and when the node answered. */
  readonly say: (line: string) => void
  /** Resolves after a pause; rejects when waiting is aborted. */
  readonly pause: (milliseconds: number) => Promise<void>
  /** Aborts waiting. Default: never. */
  readonly signal?: AbortSignal
  /** Called when waiting for nodes starts and ends. Default: no callback. */
  readonly waits?: (urls: readonly string[], isWaiting: boolean) => void
}

/** A request to nodes, and its texts. */
export interface Question<Answer> {
  readonly urls: readonly string[]
  readonly ask: (signal?: AbortSignal) => Promise<NodeReply<Answer>>
  readonly known: Remembered<Answer>
  /** The requested value, as text. */
  readonly wanted: string
  /** The message for an answer after waiting. */
  readonly answered: (answer: Answer) => string
}

/**
 * The answer of a node, else its answer at an earlier start. It waits for a node that has never answered. Answers are
 * saved for each URL.
 */
export async function waitForNode<Answer>(
  { urls, ask, known, wanted, answered }: Question<Answer>,
  { say, pause, signal, waits = () => {} }: WaitForNodeOptions,
): Promise<Answer> {
  const remembered = urls.map((url) => known.get(url)).find((answer) => answer !== undefined)
  let waited = 0
  for (;;) {
    const asked = await ask(signal)
    if ("answer" in asked) {
      if (waited > 0) say(answered(asked.answer))
      waits(urls, false)
      for (const url of urls) known.set(url, asked.answer)
      return asked.answer
    }
    if (remembered !== undefined) {
      waits(urls, false)
      return remembered
    }
    if (waited === 0) waits(urls, true)
    // Logs a line at the start of waiting, then one a minute.
    if (waited % 60 === 0) say(`waiting for a node to report ${wanted} (${asked.fault}); asking every 2 s`)
    await pause(2_000)
    waited += 2
  }
}
