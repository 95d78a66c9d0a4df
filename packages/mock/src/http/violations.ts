/**
 * A violation of the document by a request or a response, in Prism's format.
 *
 * `location` begins with `request` or `response`; `code` is the JSON Schema keyword, or the name of the rule.
 */
export interface Violation {
  readonly location: readonly string[]
  readonly severity: "Error" | "Warning"
  readonly code: string
  readonly message: string
}

/** The response header that lists violations; absent if there are none. */
export const violationsHeader = "sl-violations"

// Clients reject header blocks larger than 16 KiB; half of that leaves room for the other headers.
const maxHeaderLength = 8_000

/** A violation of severity "error". */
export function violation(location: readonly string[], code: string, message: string): Violation {
  return { location, severity: "Error", code, message }
}

/** Violations of one member of a batch, with its index as the second step of their locations. Without an index they are unchanged. */
export function inBatch(violations: readonly Violation[], index: number | undefined): readonly Violation[] {
  if (index === undefined) return violations
  return violations.map(({ location: [side = "request", ...rest], ...found }) => ({
    location: [side, String(index), ...rest],
    ...found,
  }))
}

/** The header's value: a JSON array in ASCII. If it would be too long, its last entries are omitted. */
export function violationsText(violations: readonly Violation[]): string {
  const entries: string[] = []
  let length = 2
  for (const entry of violations) {
    const text = ascii(JSON.stringify(entry))
    if (length + text.length > maxHeaderLength) {
      const left = violations.length - entries.length
      entries.push(JSON.stringify(violation([entry.location[0] ?? "request"], "more", `${left} more violations`)))
      break
    }
    length += text.length + 1
    entries.push(text)
  }
  return `[${entries.join(",")}]`
}

function ascii(json: string): string {
  return json.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`)
}
