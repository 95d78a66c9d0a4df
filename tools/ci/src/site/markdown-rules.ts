import type { MarkdownOptions } from "vitepress"

type MarkdownIt = Parameters<NonNullable<MarkdownOptions["config"]>>[0]

/** Adds the rules to VitePress's Markdown that the pages need. */
export function addRules(markdown: MarkdownIt): void {
  markdown.core.ruler.push("reference-links", ({ tokens }) => {
    // Not a page of the app, so the app's router must ignore the link.
    for (const { children } of tokens)
      for (const token of children ?? [])
        if (token.type === "link_open" && token.attrGet("href")?.startsWith("/reference/"))
          token.attrSet("target", "_self")
  })
  markdown.core.ruler.push("empty-headers", ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      // Screen readers need a non-empty header cell, so an empty one becomes a plain cell.
      const cell = tokens[index + 1]
      const end = tokens[index + 2]
      if (token.type !== "th_open" || cell?.content !== "" || end?.type !== "th_close") continue
      token.tag = "td"
      end.tag = "td"
    }
  })
}
