/** Code in Markdown, in which tags and links have no effect: a fenced block, or inline code. */
const codePattern =
  /^ {0,3}(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|(?<![`\\])(`+)(?!`)[^\n]*?(?<!`)\2(?!`)/gm

/** Links with one of these schemes, or without a scheme, are kept. */
const harmless = /^(https?:|mailto:|[^:&\\]*$)/i

/**
 * Markdown from a document's texts, made safe: tags, and links to anything but pages (such
 * as `javascript:` links), are shown as text. Code is unchanged.
 */
export function safe(markdown: string): string {
  let result = ""
  let end = 0
  for (const code of markdown.matchAll(codePattern)) {
    result += safeText(markdown.slice(end, code.index)) + code[0]
    end = code.index + code[0].length
  }
  return result + safeText(markdown.slice(end))
}

// Character references are used because they are never parsed as markup, unlike a backslash, whose effect depends on the preceding text.
const safeText = (text: string) =>
  text
    .replace(/\]\((?=\s*(<[^>\n]*|[^)\s]*))/g, (link, target: string) => (isHarmless(target) ? link : "]&#40;"))
    .replace(/\]:(?=\s*(<[^>\n]*|\S*))/g, (label, target: string) => (isHarmless(target) ? label : "]&#58;"))
    .replace(/<(?=[a-z/!?])(?!(https?:\/\/|mailto:)[^\s<>]*>)/gi, "&lt;")

const isHarmless = (target: string) => harmless.test(target.replace(/^</, ""))
