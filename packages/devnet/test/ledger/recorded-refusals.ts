import { readFileSync } from "node:fs"
import { join } from "node:path"
import { recordedNetwork } from "@serac/recordings"
import { LedgerError } from "../../src/ledger/index.ts"
import { bytesOf } from "./recording.ts"

/** A transaction that a recorded node was given. */
export interface RecordedVerdict {
  readonly chain: string
  readonly name: string
  /** `0x` and hexadecimal. */
  readonly tx: string
  /** What it was refused with; absent where it was accepted. */
  readonly error?: string
}

/** What a recorded node accepted and refused on a chain, in order. */
export function verdictsOn(chain: "P" | "X"): readonly RecordedVerdict[] {
  const path = join(recordedNetwork, "refused-transactions.json")
  return (JSON.parse(readFileSync(path, "utf8")) as RecordedVerdict[]).filter((verdict) => verdict.chain === chain)
}

/** What a chain of ours says of the same transactions, in the same order. */
export function verdictsOf(
  chain: { issue(bytes: Uint8Array): unknown; build(): unknown },
  recorded: readonly RecordedVerdict[],
): readonly RecordedVerdict[] {
  return recorded.map(({ error: _, ...given }) => {
    try {
      chain.issue(bytesOf(given.tx))
      chain.build()
      return given
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error
      return { ...given, error: error.message }
    }
  })
}
