import { type CallFacts, SeracError } from "../../http/runtime.ts"

interface ListingRestartedFacts extends CallFacts {
  readonly pageToken: string | undefined
}

/**
 * A listing came back to where it had been: a page token was handed out again, or a page holds the items with which the
 * listing began, as after the 24 hours that a token of the metrics service is valid. The page that gave it away is
 * withheld. To go on, begin a new listing.
 *
 * @example
 * import { ListingRestartedError } from "@serac/client/rest"
 *
 * const mustBeginAnew = (error: unknown) => error instanceof ListingRestartedError
 */
export class ListingRestartedError extends SeracError implements ListingRestartedFacts {
  declare readonly name: "ListingRestartedError"
  declare readonly code: "LISTING_RESTARTED"
  declare readonly status?: undefined
  /** The token that was answered with an earlier page. */
  declare readonly pageToken: string | undefined

  constructor(facts: ListingRestartedFacts) {
    const message = `${facts.operation}: the listing came back to an earlier page`
    super("ListingRestartedError", "LISTING_RESTARTED", message, facts)
  }
}
