/** A piece of a text that may be too long for one answer. */
export interface Slice {
  readonly text: string
  /** The offset of the next piece; absent for the last. */
  readonly next?: number
  readonly total: number
}

/** At most `size` characters starting at `offset`, without splitting a surrogate pair. */
export function slice(text: string, offset: number, size: number): Slice {
  const start = Math.min(offset, text.length)
  let end = Math.min(start + size, text.length)
  if (end < text.length && isHighSurrogate(text, end - 1)) end -= 1
  return { text: text.slice(start, end), total: text.length, ...(end < text.length && { next: end }) }
}

function isHighSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code >= 0xd800 && code <= 0xdbff
}

/** A note for the reader that a text is incomplete, and how to get the next piece. Empty for a complete text. */
export function cutNote({ text, next, total }: Slice, offset: number): readonly string[] {
  if (next === undefined && offset === 0) return []
  const where = `Characters ${offset} to ${offset + text.length} of ${total}.`
  if (next === undefined) return [`${where} This is the end of the answer.`]
  return [`CUT: ${where} To go on, call again with the same arguments and offset ${next}; or ask for less.`]
}
