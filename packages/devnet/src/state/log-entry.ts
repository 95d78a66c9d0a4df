/** Something that changed a devnet, and when by its clock (milliseconds since 1970). */
export type LogEntry = {
  readonly time: number
  /** `P`, `X`, or the text of an EVM chain's id. */
  readonly chain: string
} & (
  | {
      /** The bytes of an accepted block. */
      readonly block: Uint8Array
    }
  | {
      /** A cheatcode that changed the chain beside its blocks, with what it was given. */
      readonly method: string
      readonly params: readonly unknown[]
    }
)
