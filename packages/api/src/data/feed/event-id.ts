/** Reads an event ID. A text that is not a sequence counts as absent: the stream then begins with a `reset` instead of a permanent refusal. */
export function sequenceOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : undefined
}
