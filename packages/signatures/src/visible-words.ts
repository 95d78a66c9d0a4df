/** A stranger's words: cut, and what cannot be seen is escaped. */
export function visibleWords(said: string, most: number): string {
  const cut = said.length > most ? `${said.slice(0, most)}...` : said
  return cut.replaceAll(/[^\x20-\x7e]/gu, (sign) => `\\u{${(sign.codePointAt(0) as number).toString(16)}}`)
}
