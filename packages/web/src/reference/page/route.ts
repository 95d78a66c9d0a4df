import { linkOf } from "../model/search.ts"

/** The document and the part of it that a page shows. */
export interface Route {
  /** Name of the document; empty for the first one. */
  readonly document: string
  readonly kind: "overview" | "operations" | "schemas" | "errors" | "subscriptions"
  /** Key of an operation or a schema. */
  readonly key: string
  /** Section of the page: `errors`. */
  readonly section: string
}

const routeKinds: readonly Route["kind"][] = ["overview", "operations", "schemas", "errors", "subscriptions"]

/** Parses the part of a URL after its `#`; an unknown route is the overview. */
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
