import { type CallFacts, SeracError } from "../../http/runtime.ts"

interface ListingRestartedFacts extends CallFacts {
  readonly pageToken: string | undefined
}

/**
 * A listing repeats an earlier page: the server returned a page token again, or a page has the items with which the
 * listing began, as happens 24 hours after its start, when a token of the metrics service expires. The repeated page is
 * not returned. To continue, start a new listing.
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
  /** The token of the request that returned an earlier page. */
  declare readonly pageToken: string | undefined

  constructor(facts: ListingRestartedFacts) {
    const message = `${facts.operation}: the listing came back to an earlier page`
    super("ListingRestartedError", message, facts)
  }
}
