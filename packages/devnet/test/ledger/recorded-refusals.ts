import { readFileSync } from "node:fs"
import { join } from "node:path"
import { recordedNetwork } from "@serac/recordings"
import { LedgerError } from "../../src/ledger/index.ts"
import { bytesOf } from "./recording.ts"

/** A transaction that was sent to a recorded node. */
export interface RecordedVerdict {
  readonly chain: string
  readonly name: string
  /** Hexadecimal with `0x`. */
  readonly tx: string
  /** The error message; absent if it was accepted. */
  readonly error?: string
}

/** The transactions that a recorded node accepted or refused on a chain, in order. */
export function verdictsOn(chain: "P" | "X"): readonly RecordedVerdict[] {
  const path = join(recordedNetwork, "refused-transactions.json")
  return (JSON.parse(readFileSync(path, "utf8")) as RecordedVerdict[]).filter((verdict) => verdict.chain === chain)
}

/** The devnet chain's verdicts on the same transactions, in the same order. */
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
