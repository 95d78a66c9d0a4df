import { ApiError } from "@serac/data"

/** The reason why data are not shown, for the reader of the page. */
export interface Failure {
  /** Not found; not indexed yet; not available from this service; invalid request; service unreachable. */
  readonly kind: "missing" | "lagging" | "unserved" | "refused" | "down"
  /** The service's message. */
  readonly words: string
}

/** Converts an error to the reason for the reader. */
export function pageFailure(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return { kind: "down", words: error instanceof Error ? error.message : String(error) }
  // Leaves out the operation and the URL of the request, which do not help the reader of a page.
  const { message } = Object(error.body) as { readonly message?: unknown }
  const words = message ? [message].flat().join("; ") : error.message
  if (error.status === 404) return { kind: "missing", words }
  // A permanent 503 of an unserved operation is not retried.
  if (error.status === 503) return { kind: isForGood(error) ? "unserved" : "lagging", words }
  if (error.status >= 500) return { kind: "down", words }
  return { kind: "refused", words }
}

function isForGood({ headers }: ApiError): boolean {
  return headers.get("x-should-retry") === "false"
}

/** Milliseconds until the retry of a failed request; undefined if a retry cannot help. */
export function again({ kind }: Failure): number | undefined {
  return { missing: undefined, lagging: 4_000, unserved: undefined, refused: undefined, down: 3_000 }[kind]
}
