/** Code, within which nothing is a tag or a link: fenced from the beginning of a line, or within one line. */
const codePattern =
  /^ {0,3}(`{3,}|~{3,})[^`\n]*\n[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|(?<![`\\])(`+)(?!`)[^\n]*?(?<!`)\2(?!`)/gm

/** Links of these schemes, or of none, lead to where they say. */
const harmless = /^(https?:|mailto:|[^:&\\]*$)/i

/**
 * Markdown in which nothing of a document's texts acts by itself: a tag is shown as text, and so is a link to anything but a page, such
 * as one of `javascript:`. What is written as code stays as it is.
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

// A character reference is never taken for markup, whatever stands before it, as a backslash would be.
const safeText = (text: string) =>
  text
    .replace(/\]\((?=\s*(<[^>\n]*|[^)\s]*))/g, (link, target: string) => (isHarmless(target) ? link : "]&#40;"))
    .replace(/\]:(?=\s*(<[^>\n]*|\S*))/g, (label, target: string) => (isHarmless(target) ? label : "]&#58;"))
    .replace(/<(?=[a-z/!?])(?!(https?:\/\/|mailto:)[^\s<>]*>)/gi, "&lt;")

const isHarmless = (target: string) => harmless.test(target.replace(/^</, ""))
