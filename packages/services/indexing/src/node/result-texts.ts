import { resultSpans } from "./result-spans.ts"

const texts = new WeakMap<object, Uint8Array>()

/**
 * The text that a result was parsed of, as the node wrote it, in one line; undefined where it was not kept. It is a part of the
 * answer that it came in.
 */
export const textOfResult = (result: unknown): Uint8Array | undefined =>
  typeof result === "object" && result !== null ? texts.get(result) : undefined

/** The texts of the results of one request, in the order of its calls. */
export class ResultTexts {
  readonly #found = new Map<number, Uint8Array>()
  readonly #ids: number[] = []

  /** Takes an answer, in the pieces in which it came, and the request that it is the answer to. */
  add(request: string, pieces: readonly Uint8Array[]): void {
    const calls = JSON.parse(request) as { readonly id: number } | readonly { readonly id: number }[]
    this.#ids.push(...(Array.isArray(calls) ? calls : [calls]).map(({ id }) => id))
    const [only] = pieces
    const bytes = only !== undefined && pieces.length === 1 ? only : Buffer.concat(pieces)
    for (const [id, [from, to]] of resultSpans(bytes)) this.#found.set(id, bytes.subarray(from, to))
  }

  /** Keeps the text of a call's result for as long as the result is used. */
  keep(call: number, result: unknown): void {
    // Calls have their IDs in the order in which they are made.
    const text = this.#found.get(this.#ids[call] ?? -1)
    if (text !== undefined && typeof result === "object" && result !== null) texts.set(result, text)
  }
}
