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

/** The text of an answer; of a stream, which does not end, what comes with its first event, or before a moment is over. */
export async function textOf(response: Response): Promise<string> {
  if (response.headers.get("content-type") !== eventStream) return response.text()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const moment = setTimeout(() => reader?.cancel(), 200)
  let text = ""
  while (reader !== undefined && !text.includes("\ndata: ")) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  clearTimeout(moment)
  await reader?.cancel()
  return text
}
