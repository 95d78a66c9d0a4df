/** A node's refusal to sign: the error code and text for its peers. */
export interface Refusal {
  readonly code: number
  readonly text: string
}

/** A refusal without a specific code. */
export const unexpectedRefusal = (text: string): Refusal => ({ code: -1, text })
