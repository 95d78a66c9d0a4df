import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { clientDocuments, referenceKey } from "./client-document.ts"

/** A page as it was built. */
interface BuiltPage {
  /** From the folder of the site: `guides/start.html`. */
  readonly path: string
  readonly html: string
}

/**
 * The problems of a built site, one line each: links without a target page, anchor or operation, and resources loaded from other hosts.
 *
 * @param base the path of the site on its host: `/`, `/serac/`
 */
export function problemsOf(folder: string, base = "/"): readonly string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html") && !path.startsWith("reference/"))
    .map((path): BuiltPage => ({ path, html: readFileSync(join(folder, path), "utf8") }))
  const places = new Map(pages.map(({ path, html }) => [path, idsOf(html)]))
  const operations = new Set(
    clientDocuments().flatMap(({ api, name, model }) => [
      `reference/${api.name}/#/${name}`,
      `reference/${api.name}/#/${name}/errors`,
      ...model.operations.map(
        (each) => `reference/${api.name}/#/${name}/operations/${encodeURIComponent(referenceKey(each))}`,
      ),
    ]),
  )
  const isThere = (target: string) => {
    const [path = "", anchor] = target.split("#")
    const file = path === "" || path.endsWith("/") ? `${path}index.html` : path
    if (!existsSync(join(folder, file))) return false
    if (anchor === undefined || anchor === "") return true
    return operations.has(target) || places.get(file)?.has(decodeURIComponent(anchor)) === true
  }
  return pages.flatMap(({ path, html }) => [
    ...[...html.matchAll(/<a\b[^>]*?\shref="(?<target>[^"]*)"/g)]
      .map(({ groups }) => unescapedHtml(groups?.target ?? ""))
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter(
        (target) =>
          !(target.startsWith("#")
            ? isThere(`${path}${target}`)
            : isBelow(target, base) && isThere(target.slice(base.length))),
      )
      .map((target) => `${path}: ${target} leads to nothing`),
    ...[
      ...html.matchAll(/<(?:script|link|img|iframe)\b[^>]*?\s(?:src|href)="(?<target>[a-z]+:\/\/[^"]*|\/\/[^"]*)"/g),
    ].map(({ groups }) => `${path}: loads ${groups?.target}`),
  ])
}

function isBelow(target: string, base: string): boolean {
  return target.startsWith(base)
}

function idsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => unescapedHtml(id)))
}

function unescapedHtml(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'").replaceAll("&lt;", "<")
}
