import { dirname, normalize } from "node:path"

/** The valid link targets of a page. */
export interface Targets {
  /** Where a Markdown file of the repository is on the site, from its root, with a leading `/`; undefined where it is not there. */
  readonly pageAt: (path: string) => string | undefined
  /** Whether the repository has this file or folder. */
  readonly exists: (path: string) => boolean
}

/**
 * The text of a page of the repository as one of the site: links to other pages lead to where these are, those to files that the site does
 * not have are their words alone, and comments are left out. Code stays as it is.
 *
 * @throws Error where a link leads to nothing
 */
export function linkedText(path: string, text: string, targets: Targets): string {
  const parts =
    /(?<fence>^```[\s\S]*?^```$)|(?<code>(?<ticks>`+)[\s\S]*?[^`]\k<ticks>(?!`))|(?<comment><!--[\s\S]*?-->\n?)|(?<label>\[(?:`[^`\n]*`|[^[\]`])*\])\((?<target>[^)\s]+)\)/gm
  return text.replaceAll(parts, (whole, ...rest) => {
    const { comment, label, target } = rest.at(-1) as Readonly<Record<string, string | undefined>>
    if (comment !== undefined) return ""
    if (label === undefined || target === undefined) return whole
    const url = linkUrl(path, target, targets)
    return url === undefined ? label.slice(1, -1) : `${label}(${url})`
  })
}

function linkUrl(path: string, target: string, { pageAt, exists }: Targets): string | undefined {
  if (/^[a-z]+:|^#/.test(target)) return target
  const [file = "", anchor] = target.split("#")
  const inRepository = normalize(`${dirname(path)}/${file}`).replace(/\/$/, "")
  if (!exists(inRepository)) throw new Error(`${path}: ${target} leads to nothing`)
  const url = pageAt(inRepository) ?? pageAt(`${inRepository}/README.md`)
  if (url === undefined) return undefined
  return anchor === undefined ? url : `${url}#${anchor}`
}
