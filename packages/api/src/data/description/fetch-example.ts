import type { FetchExample } from "@serac/server/http"

/** Values of parameters by operation; those under "" are for all operations. A value that was not found is undefined. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Requests an example from the service; its response has the shape of the document. */
export async function fetchExample<Answer>(ask: FetchExample, url: string): Promise<Answer | undefined> {
  return (await ask(url)) as Answer | undefined
}
