import type { Remembered } from "../directory/remembered.ts"
import type { NodeReply } from "./ask.ts"

/** How a node is waited for. */
export interface WaitForNodeOptions {
  /** Gets a line for the operator when a node has to be waited for, and when it came. */
  readonly say: (line: string) => void
  /** Resolves after a pause; rejects when waiting is over. */
  readonly pause: (milliseconds: number) => Promise<void>
  /** Aborts when waiting is over. Default never. */
  readonly signal?: AbortSignal
  /** Is told when nodes are waited for, and when it is known who they are. Default: nobody is. */
  readonly waits?: (urls: readonly string[], isWaiting: boolean) => void
}

/** What is asked of whom. */
export interface Question<Answer> {
  readonly urls: readonly string[]
  readonly ask: (signal?: AbortSignal) => Promise<NodeReply<Answer>>
  readonly known: Remembered<Answer>
  /** What is asked for, in words. */
  readonly wanted: string
  /** The message for when a node that was waited for answers. */
  readonly answered: (answer: Answer) => string
}

/**
 * The answer of a node, else its answer at an earlier start. A node that does not answer and never did is waited for. Answers are
 * remembered for each URL.
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
    // One line when it begins, then one a minute.
    if (waited % 60 === 0) say(`waiting for a node to report ${wanted} (${asked.fault}); asking every 2 s`)
    await pause(2_000)
    waited += 2
  }
}
