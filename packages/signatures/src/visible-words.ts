/** An untrusted text, cut, with invisible characters escaped. */
export function visibleWords(said: string, most: number): string {
  const cut = said.length > most ? `${said.slice(0, most)}...` : said
  return cut.replaceAll(/[^\x20-\x7e]/gu, (sign) => `\\u{${(sign.codePointAt(0) as number).toString(16)}}`)
}
