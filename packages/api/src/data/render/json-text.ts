// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON has to escape
const special = /["\\\u0000-\u001f\ud800-\udfff]/
const loneSurrogate = /\p{Surrogate}/gu

/** A string as JSON text. A lone surrogate, which strict parsers refuse, becomes U+FFFD. */
export function jsonText(text: string): string {
  return special.test(text) ? JSON.stringify(text.replace(loneSurrogate, "\ufffd")) : `"${text}"`
}

/** A string cut to at most `limit` characters, with an ellipsis where it was cut. */
export function boundedJson(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, "")}…`
}
