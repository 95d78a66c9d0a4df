import { withDates } from "../model/dates.ts"
import { withLooseIntegers } from "../model/loose-integers.ts"
import { withDirections } from "./directions.ts"
import type { OpenApiDocument } from "./openapi.ts"
import { withPathItems } from "./path-items.ts"

/** How a document is read. */
export interface Reading {
  /** Whether it may be from a third party, whose 64-bit integers cannot always be told from other numbers. */
  readonly isLenient?: boolean
  /** What texts of the format `date-time` are in the client. Default: what `info.x-dates` says, or else `string`. */
  readonly dates?: "string" | "Date" | undefined
}

/**
 * The document as the client has it: with path items in place of references to them, with dates marked, and with schemas for requests
 * where they differ from those of results.
 */
export function servedDocument(given: OpenApiDocument, { isLenient = false, dates }: Reading = {}): OpenApiDocument {
  const document = withPathItems(given)
  const dated = (dates ?? document.info["x-dates"]) === "Date" ? withDates(document) : document
  return withDirections(isLenient ? withLooseIntegers(dated) : dated)
}
