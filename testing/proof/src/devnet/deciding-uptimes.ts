import { formatId } from "@serac/chain"
import type { PChain } from "@serac/devnet/ledger"
import type { DifferentExchange, Replayed } from "./replay.ts"

/** The uptimes that a local network requires for a reward: of validators that started before Helicon, and since (avalanchego, `genesis/genesis_local.go`). */
const requiredUptimes = { before: 0.8, since: 0.9 }

/**
 * Uptimes at the node's requirement, or just below it, for each open proposal of a ledger. A recording tells no uptime at the time of a
 * decision, so that what the network decided cannot be derived; what the ledger prefers at the limit can.
 */
export class DecidingUptimes {
  readonly #helicon: bigint | undefined
  readonly #different: DifferentExchange[] = []
  #equal = 0
  #below = 0

  /** @param helicon - its time in Unix seconds; never by default */
  constructor(helicon: bigint | number | undefined) {
    this.#helicon = helicon === undefined ? undefined : BigInt(helicon)
  }

  /** The uptime of a validator that started at a time (Unix seconds). */
  of(since: bigint): number {
    return (
      (this.#helicon !== undefined && since >= this.#helicon ? requiredUptimes.since : requiredUptimes.before) -
      this.#below
    )
  }

  /** Compares the preferences about the open proposal, if there is one. */
  decide(p: PChain): void {
    const { proposal } = p.state
    if (proposal === undefined) return
    for (const [below, expected] of [
      [0, "commit"],
      [1e-9, "abort"],
    ] as const) {
      this.#below = below
      const got = p.preference
      if (got === expected) this.#equal += 1
      else
        this.#different.push({
          name: `the reward ${formatId(proposal.transaction.id)}`,
          request: { method: "P", path: `uptime ${below === 0 ? "at" : "below"} the requirement`, headers: {} },
          aspect: "values",
          at: "decision",
          expected,
          got,
        })
    }
    this.#below = 0
  }

  get decisions(): Replayed {
    return { equal: this.#equal, inShape: 0, different: this.#different }
  }
}
