import { linkOf } from "../model/search.ts"

/** What of which document a page shows. */
export interface Route {
  /** The name of the document; empty for the first one. */
  readonly document: string
  readonly kind: "overview" | "operations" | "schemas" | "errors" | "subscriptions"
  /** Of an operation or a schema. */
  readonly key: string
  /** A part of the page: `errors`. */
  readonly section: string
}

const routeKinds: readonly Route["kind"][] = ["overview", "operations", "schemas", "errors", "subscriptions"]

/** Reads the part of an URL after its `#`; what leads nowhere is the overview. */
export function routeOf(hash: string): Route {
  const [document = "", kind = "", key = "", section = ""] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .map(unescaped)
  const known = routeKinds.find((one) => one === kind) ?? "overview"
  return { document, kind: known, key, section }
}

/** The link to a route: `#/data/operations/listValidators`. */
export function hrefOf({ document, kind, key = "", section = "" }: Partial<Route> & Pick<Route, "document">): string {
  const parts = [document, kind === "overview" ? "" : (kind ?? ""), key, section]
  while (parts.at(-1) === "") parts.pop()
  return `#${linkOf(...parts)}`
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
