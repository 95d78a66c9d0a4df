/** What is no sequence of ours names no event: a stream begins as for one who has none, and is not refused for good. */
export function sequenceOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : undefined
}
