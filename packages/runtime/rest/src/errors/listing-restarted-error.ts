import { type CallFacts, SeracError } from "./serac-error.ts"

interface Restarted extends CallFacts {
  readonly pageToken: string | undefined
}

/**
 * A listing came back to where it had been: a page token was handed out again, or a page holds the items with which the
 * listing began, as after the 24 hours that a token of the metrics service is valid. The page that gave it away
 * is withheld. To go on, begin a new listing.
 *
 * @example
 * import { ListingRestartedError } from "@serac/rest"
 *
 * const mustBeginAnew = (error: unknown) => error instanceof ListingRestartedError
 */
export class ListingRestartedError extends SeracError implements Restarted {
  declare readonly status?: undefined
  /** The token that was answered with an earlier page. */
  declare readonly pageToken: string | undefined

  override get name() {
    return "ListingRestartedError" as const
  }

  override get code() {
    return "LISTING_RESTARTED" as const
  }

  constructor(facts: Restarted) {
    super("the listing came back to an earlier page", facts)
  }
}
