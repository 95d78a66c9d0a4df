import type { LoggedRequest } from "@serac/store"

/** A request that may be listed. */
export interface ListedRequest {
  /** The owner and the entry of the request, given its ID and the moment in Unix milliseconds; called when the request is saved. */
  tell(id: string, at: number): Pick<LoggedRequest, "orgId" | "entry">
}

/** A request with its number in this process. */
export interface NumberedRequest {
  /** Number of the request in this process, from 1. */
  readonly number: number
  /** The end of the request in Unix milliseconds. */
  readonly at: number
  readonly request: ListedRequest
}

/**
 * A ring buffer of the latest requests. Reusing the places matters: for a busy service, collecting short-lived objects costs more than
 * counting the requests.
 */
export class LatestRequests {
  readonly #most: number
  readonly #requests: ListedRequest[] = []
  readonly #moments: number[] = []
  #added = 0
  #saved = 0

  /** @param most maximum kept requests; 0 for none */
  constructor(most: number) {
    this.#most = most
  }

  add(request: ListedRequest, at: number): void {
    if (this.#most === 0) return
    const place = this.#added % this.#most
    this.#requests[place] = request
    this.#moments[place] = at
    this.#added += 1
  }

  /** Kept requests that are not saved, the oldest first. */
  unsaved(): readonly NumberedRequest[] {
    const requests: NumberedRequest[] = []
    for (let at = Math.max(this.#saved, this.#added - this.#most); at < this.#added; at += 1) {
      const place = at % this.#most
      const [request, moment] = [this.#requests[place], this.#moments[place]]
      if (request !== undefined && moment !== undefined) requests.push({ number: at + 1, at: moment, request })
    }
    return requests
  }

  /** Marks requests up to a number of {@link unsaved} as saved. */
  markSaved(number: number): void {
    this.#saved = Math.max(this.#saved, number)
  }
}
