import { ApiError } from "@serac/data"

/** Why something is not shown, as far as it matters to who wanted to see it. */
export interface Failure {
  /** It is not there; it is not known yet, or here; it was asked for wrongly; nobody answers. */
  readonly kind: "missing" | "lagging" | "unserved" | "refused" | "down"
  /** The service's words. */
  readonly words: string
}

/** Tells what an error means. */
export function pageFailure(error: unknown): Failure {
  if (!(error instanceof ApiError))
    return { kind: "down", words: error instanceof Error ? error.message : String(error) }
  // Which operation it was, and at which URL, is not what somebody wants to know who looks at a page.
  const { message } = Object(error.body) as { readonly message?: unknown }
  const words = message ? [message].flat().join("; ") : error.message
  if (error.status === 404) return { kind: "missing", words }
  // What the service says that it will never do is not waited for.
  if (error.status === 503) return { kind: isForGood(error) ? "unserved" : "lagging", words }
  if (error.status >= 500) return { kind: "down", words }
  return { kind: "refused", words }
}

function isForGood({ headers }: ApiError): boolean {
  return headers.get("x-should-retry") === "false"
}

/** Milliseconds after which something is asked for again; undefined where it will not be otherwise. */
export function again({ kind }: Failure): number | undefined {
  return { missing: undefined, lagging: 4_000, unserved: undefined, refused: undefined, down: 3_000 }[kind]
}
