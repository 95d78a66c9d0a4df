/** The media type of a stream of events. */
export const eventStream = "text/event-stream"

/** What each event of a stream's text holds. */
export function eventsIn(text: string): readonly unknown[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => JSON.parse(data))
}

/** The first events of what a function of a client gives, where that is a stream; else that itself. */
export async function taken(answer: unknown, count: number): Promise<unknown> {
  if (!isStream(answer)) return answer
  const events: unknown[] = []
  for await (const event of answer) {
    events.push(event)
    if (events.length >= count) break
  }
  return events
}

/** A listing is a promise, too. */
function isStream(answer: unknown): answer is AsyncIterable<unknown> {
  return typeof answer === "object" && answer !== null && Symbol.asyncIterator in answer && !("then" in answer)
}
