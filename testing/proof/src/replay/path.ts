/** How a recorded path relates to an operation's own. */
export type PathMatch =
  | { readonly variables: Readonly<Record<string, string>> }
  /** The node serves the same interface under an alias: the client is given the exact endpoint. */
  | { readonly endpoint: true }

/** Matches `/ext/bc/{blockchainID}/rpc` against a recorded path; anything else is an alias of the endpoint. */
export function matchPath(template: string, path: string): PathMatch {
  const names: string[] = []
  const source = template
    .split(/(\{[^}]+\})/)
    .map((part) => {
      if (!part.startsWith("{")) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      names.push(part.slice(1, -1))
      return "([^/?]+)"
    })
    .join("")
  const match = new RegExp(`^${source}$`).exec(path)
  if (match === null) return { endpoint: true }
  return {
    variables: Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")])),
  }
}
