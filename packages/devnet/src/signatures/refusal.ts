/** Why a node does not sign: the code and the text that it answers its peers with. */
export interface Refusal {
  readonly code: number
  readonly text: string
}

/** What no chain has a code of its own for. */
export const unexpectedRefusal = (text: string): Refusal => ({ code: -1, text })
