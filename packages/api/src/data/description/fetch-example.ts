import type { FetchExample } from "@serac/server/http"

/** Values of parameters by operation; those under "" are for all operations. What was not found is undefined. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What the service answers, which is of the shape that its document says. */
export async function fetchExample<Answer>(ask: FetchExample, url: string): Promise<Answer | undefined> {
  return (await ask(url)) as Answer | undefined
}
