import type { MaintenanceContext } from "./maintenance-context.ts"

/** Transactions or UTXOs added up in one step: few enough that new blocks hardly wait for them. */
const sumsAtOnce = 1000
/** Milliseconds before other maintenance gets its turn. */
const maxCatchUpMs = 1000

/**
 * Adds up data that was stored before sums were kept, in small steps while new blocks are indexed. It needs no node, and
 * continues where it was, even after a kill.
 */
export class SumCatchUp {
  readonly #context: Pick<MaintenanceContext, "network" | "writer" | "clock" | "log" | "signal">
  #state: "unknown" | "behind" | "done" = "unknown"

  constructor(context: MaintenanceContext) {
    this.#context = context
  }

  /** Makes steps until all is added up, or other maintenance is due. */
  async run(): Promise<void> {
    const { network, writer, clock, log, signal } = this.#context
    const until = clock.elapsed() + maxCatchUpMs
    const subject = { networkId: network.networkId }
    while (this.#state !== "done" && clock.elapsed() < until) {
      signal.throwIfAborted()
      const step = await writer.catchUpSums(sumsAtOnce)
      if (step !== undefined && this.#state === "unknown")
        log("info", "The supply is added up from what is stored", subject)
      if (step === undefined && this.#state === "behind") log("info", "The supply is added up", subject)
      this.#state = step === undefined ? "done" : "behind"
    }
  }
}
