import type { LoggedRequest } from "@serac/store"

/** A request that may be listed. */
export interface ListedRequest {
  /** Whose it is, and how it is listed, given its ID and the moment in Unix milliseconds; called when it is saved. */
  tell(id: string, at: number): Pick<LoggedRequest, "orgId" | "entry">
}

/** A request in its place among those of this process. */
export interface NumberedRequest {
  /** From 1 on. */
  readonly number: number
  /** Unix milliseconds. */
  readonly at: number
  readonly request: ListedRequest
}

/**
 * The last requests that came, up to a number of them, each in the place of one that is forgotten for it: what a busy service holds of a
 * request for no longer than that costs its garbage collector more than to count the request costs.
 */
export class LatestRequests {
  readonly #most: number
  readonly #requests: ListedRequest[] = []
  readonly #moments: number[] = []
  #added = 0
  #saved = 0

  /** @param most how many are kept; 0 for none */
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

  /** Those that are kept and not saved, from the first to the last. */
  unsaved(): readonly NumberedRequest[] {
    const requests: NumberedRequest[] = []
    for (let at = Math.max(this.#saved, this.#added - this.#most); at < this.#added; at += 1) {
      const place = at % this.#most
      const [request, moment] = [this.#requests[place], this.#moments[place]]
      if (request !== undefined && moment !== undefined) requests.push({ number: at + 1, at: moment, request })
    }
    return requests
  }

  /** Those up to a number, which {@link unsaved} told, are saved. */
  markSaved(number: number): void {
    this.#saved = Math.max(this.#saved, number)
  }
}
