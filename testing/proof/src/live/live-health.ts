import { LiveTally } from "./live-tally.ts"

/** Requests a service's health, and counts the answers by the current fault of the proxy. */
export class LiveHealth {
  readonly tally = new LiveTally()
  readonly #service: string

  /** @param service base URL of the data service */
  constructor(service: string) {
    this.#service = service
  }

  /** @param during the current fault of the node's proxy. @returns the answer in one line */
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
