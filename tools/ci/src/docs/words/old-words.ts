import type { DocPage } from "../markdown/pages.ts"

/** A phrase that documentation does not use, and the words to use instead. */
export interface OldWord {
  readonly pattern: RegExp
  readonly instead: string
}

/**
 * Phrases that have a plain technical word. Pages used each of them with a meaning that readers had to guess; pages need none
 * of them.
 */
export const oldWords: readonly OldWord[] = [
  { pattern: /\b(?:is|are|was|were|be) (?:not )?told\b/i, instead: "reports, returns, shows" },
  { pattern: /\btells\b/i, instead: "reports, returns, names" },
  { pattern: /\bmend(?:s|ed)?\b/i, instead: "fix, correct" },
  { pattern: /\blooked for in vain\b|\bin vain\b/i, instead: "without a result" },
  { pattern: /\bof no use\b/i, instead: "unusable" },
  { pattern: /\bfar (?:it|they) (?:is|are|has|have) got\b/i, instead: "the progress" },
  { pattern: /\bwhat (?:an?|the) \w+ has of\b/i, instead: "the balances of" },
  { pattern: /\b(?:is|are|was|were|be) asked (?:about|for|of)\b/i, instead: "requested" },
  { pattern: /\b(?:asks?|asking) (?:nobody|anybody|somebody|nothing)\b/i, instead: "sends no request, requests" },
  { pattern: /\bis warned of\b/i, instead: "logs a warning" },
  { pattern: /\b(?:is|are) heeded\b/i, instead: "respected, followed" },
  { pattern: /\b(?:is|are) believed\b/i, instead: "trusted, accepted" },
  { pattern: /\bfor ever\b/i, instead: "forever, permanently" },
  { pattern: /\bfor good\b/i, instead: "permanently, always" },
  { pattern: /\banew\b/i, instead: "again, new" },
  {
    pattern: /\bwhat is (?:asked|heard|spoken|told)\b/i,
    instead: "a noun: requests, data, rows",
  },
  { pattern: /\bwhat (?:became|becomes|came|comes) of\b/i, instead: "the result of, the outcome of" },
  { pattern: /\bwhat there (?:is|are|was|were)\b/i, instead: "a noun: the existing data" },
  { pattern: /\bmake(?:s)? answers go wrong\b|\bgo(?:es)? wrong likewise\b/i, instead: "injects faults" },
  { pattern: /\bwith (?:endless )?patience\b|\bpatien(?:tly|ce)\b/i, instead: "timeout, retries" },
  { pattern: /\bspoken\b|\bspeaks? (?:of|about)\b/i, instead: "describes, contains" },
  { pattern: /\bthe house\b/i, instead: "the repository" },
  { pattern: /\bputs? (?:out|it) of its place\b|\bin the place of\b/i, instead: "instead of, replaces" },
  { pattern: /\bwhoever is asked\b|\bwho asks?\b/i, instead: "the caller" },
  { pattern: /\bsurroundings\b/i, instead: "context" },
  { pattern: /^(?:Nor|Not [a-z]+ed) (?:are|is)\b/, instead: "the subject first: Serac does not ..." },
]

/** A use of an old word: where, and what to write instead. */
export interface OldWordUse {
  /** `docs/concepts.md:12`. */
  readonly place: string
  readonly word: string
  readonly instead: string
}

/** Blanks everything except prose, preserving line numbers: fenced blocks, code, comments, link targets. */
function proseOf(text: string): string {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, " ")
  return text
    .replaceAll(/^( *)(`{3,}|~{3,})[\s\S]*?^ *\2 *$/gm, blank)
    .replaceAll(/<!--[\s\S]*?-->/g, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank)
}

/** Every use of an old word in the prose of a page, by line. A phrase that a line break divides is found at its first line. */
export function oldWordUses({ path, text }: DocPage, words: readonly OldWord[] = oldWords): readonly OldWordUse[] {
  const lines = proseOf(text).split("\n")
  return lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? ""
    const joined = `${line.trimEnd()} ${next.trimStart()}`
    return words.flatMap(({ pattern, instead }) => {
      const found = pattern.exec(joined)
      if (found === null || found.index > line.trimEnd().length) return []
      return [{ place: `${path}:${index + 1}`, word: found[0], instead }]
    })
  })
}
