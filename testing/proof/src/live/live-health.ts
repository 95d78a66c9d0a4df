import { LiveTally } from "./live-tally.ts"

/** Asks a service how it is, and counts what it says by what the proxy does at that time. */
export class LiveHealth {
  readonly tally = new LiveTally()
  readonly #service: string

  /** @param service base URL of the data service */
  constructor(service: string) {
    this.#service = service
  }

  /** @param during what is done to the node. @returns the answer in one line */
  async ask(during: string): Promise<string> {
    const answer = await this.#answer()
    this.tally.add(`${during}: ${answer.replaceAll(/\d+/g, "n")}`)
    return answer
  }

  async #answer(): Promise<string> {
    try {
      const response = await fetch(`${this.#service}/health`, { signal: AbortSignal.timeout(5_000) })
      const { reason, problems, summary } = (await response.json()) as Readonly<Record<string, unknown>>
      return `${response.status} ${JSON.stringify(reason ?? problems ?? summary ?? "")}`.slice(0, 300)
    } catch (error) {
      return `no answer: ${error instanceof Error ? error.message : error}`
    }
  }
}
