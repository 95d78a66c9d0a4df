import type { MaintenanceContext } from "./maintenance-context.ts"

/** Transactions or UTXOs that are added up at once: so few that new blocks hardly wait for them. */
const sumsAtOnce = 1000
/** Milliseconds that it goes on before all else has its turn. */
const maxCatchUpMs = 1000

/**
 * Adds up what was stored before sums were kept, beside new blocks. It asks no node, and goes on where it was, whatever kills the
 * process.
 */
export class SumCatchUp {
  readonly #context: Pick<MaintenanceContext, "network" | "writer" | "clock" | "log" | "signal">
  #state: "unknown" | "behind" | "done" = "unknown"

  constructor(context: MaintenanceContext) {
    this.#context = context
  }

  /** Takes the next steps, until all is added up or it is the turn of others. */
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
