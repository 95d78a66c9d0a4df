/** A change of a devnet, with the clock's time in milliseconds since 1970. */
export type LogEntry = {
  readonly time: number
  /** `P`, `X`, or the id of an EVM chain in text form. */
  readonly chain: string
} & (
  | {
      /** The bytes of an accepted block. */
      readonly block: Uint8Array
    }
  | {
      /** A cheatcode that edited the chain, with its arguments. */
      readonly method: string
      readonly params: readonly unknown[]
    }
)
