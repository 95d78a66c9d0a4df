/**
 * The same text in one piece. A text put together of pieces keeps them all until somebody looks into it, three times its
 * own size here, and as long as blocks wait to be stored.
 */
export function flat(text: string): string {
  return text.charCodeAt(0) === 0 ? "" : text
}
