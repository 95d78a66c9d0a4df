/** A language for highlighting. */
export type Language = "json" | "ts" | "sh" | "text"

/** A token with its kind, which determines the colour. */
export interface HighlightedToken {
  readonly kind: "" | "string" | "number" | "word" | "name" | "comment"
  readonly text: string
}

const patterns: Readonly<Record<Exclude<Language, "text">, RegExp>> = {
  json: /(?<name>"(?:[^"\\]|\\.)*"(?=\s*:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\b\d[\d.eE+-]*)|(?<word>\b(?:true|false|null)\b)/g,
  ts: /(?<comment>\/\/[^\n]*)|(?<string>"(?:[^"\\\n]|\\.)*")|(?<number>\b\d[\d_.]*n?\b)|(?<word>\b(?:import|from|const|await|for|of|new|true|false|null)\b)/g,
  sh: /(?<string>'[^']*')|(?<word>^curl\b|\s-{1,2}[A-Za-z][\w-]*)/g,
}

/** Maximum number of highlighted characters: each token is an element. */
const longestHighlighted = 40_000

/** Splits code into tokens. An unterminated token stays plain text. */
export function tokensOf(text: string, language: Language): readonly HighlightedToken[] {
  if (language === "text" || text.length > longestHighlighted) return [{ kind: "", text }]
  const tokens: HighlightedToken[] = []
  let end = 0
  for (const match of text.matchAll(patterns[language])) {
    if (match.index > end) tokens.push({ kind: "", text: text.slice(end, match.index) })
    const [kind = ""] = Object.entries(match.groups ?? {}).find(([, part]) => part !== undefined) ?? []
    tokens.push({ kind: kind as HighlightedToken["kind"], text: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) tokens.push({ kind: "", text: text.slice(end) })
  return tokens
}
