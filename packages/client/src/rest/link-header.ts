/** One link of a `Link` header: its target in angle brackets, and its parameters (RFC 8288, 3). It takes time linear in the header. */
const link = /<([^<>]*)>((?:\s*;\s*[^\s=;,"]+(?:\s*=\s*(?:"(?:[^"\\]|\\.)*"|[^\s;,"]+))?)*)/g
const relation = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i

/** The target of the first link with the relation `next`; undefined if there is none, or the server marks it as having no results. */
export function nextLink(header: string): string | undefined {
  for (const [, target, parameters = ""] of header.matchAll(link)) {
    const [, quoted, bare = ""] = relation.exec(parameters) ?? []
    const isNext = (quoted ?? bare).toLowerCase().split(/\s+/).includes("next")
    // Sentry links to an empty next page after the last one, and says so.
    if (isNext && !/;\s*results\s*=\s*"?false/i.test(parameters)) return target
  }
  return undefined
}
