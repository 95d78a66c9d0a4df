/** The text to search: a string. */
export interface Text {
  readonly length: number
  charCodeAt(at: number): number
}

/**
 * Reports whether a text contains any of some fragments, reading each character once however many fragments there are: the
 * Aho-Corasick automaton. It has at most one state more than the fragments have characters.
 */
export class FragmentMatcher {
  readonly states: number
  /** Columns of the transition table by character; 0 is every character that no fragment has. */
  readonly #columns: readonly number[]
  readonly #width: number
  /** The state after a state and a character. */
  readonly #moves: Int32Array
  /** Whether a fragment ends in a state. */
  readonly #ends: Uint8Array

  constructor(fragments: readonly string[]) {
    const columns: number[] = []
    let width = 1
    let characters = 0
    for (const fragment of fragments) {
      characters += fragment.length
      for (let at = 0; at < fragment.length; at += 1) columns[fragment.charCodeAt(at)] ??= width++
    }
    this.#columns = columns
    this.#width = width
    this.#moves = new Int32Array((characters + 1) * width)
    this.#ends = new Uint8Array(characters + 1)
    this.states = this.#plant(fragments)
    this.#fallBack()
  }

  /** Whether a text contains any of the fragments. */
  isIn(text: Text): boolean {
    if (this.#ends[0] === 1) return true
    let state = 0
    for (let at = 0; at < text.length; at += 1) {
      state = this.#moves[state * this.#width + (this.#columns[text.charCodeAt(at)] ?? 0)] as number
      if (this.#ends[state] === 1) return true
    }
    return false
  }

  /** Builds the trie of the fragments; returns the number of its nodes. */
  #plant(fragments: readonly string[]): number {
    let states = 1
    for (const fragment of fragments) {
      let state = 0
      for (let at = 0; at < fragment.length; at += 1) {
        const move = state * this.#width + (this.#columns[fragment.charCodeAt(at)] as number)
        if (this.#moves[move] === 0) this.#moves[move] = states++
        state = this.#moves[move] as number
      }
      this.#ends[state] = 1
    }
    return states
  }

  /** Fills missing transitions from the longest suffix of the input that begins a fragment. */
  #fallBack(): void {
    const width = this.#width
    const fallback = new Int32Array(this.states)
    const queue = [0]
    for (const state of queue) {
      const other = fallback[state] as number
      if (this.#ends[other] === 1) this.#ends[state] = 1
      for (let column = 1; column < width; column += 1) {
        const next = this.#moves[state * width + column] as number
        const elsewhere = state === 0 ? 0 : (this.#moves[other * width + column] as number)
        if (next === 0) this.#moves[state * width + column] = elsewhere
        else {
          fallback[next] = elsewhere
          queue.push(next)
        }
      }
    }
  }
}
