import type { RestOperation } from "@serac/data"
import { dataClient } from "./client.ts"
import { settingOf } from "./settings.ts"

/** Why no source has what a page asks for. */
export interface NoPageData {
  readonly reason: string
}

/**
 * Requests what the data service tells only its own pages: ABIs, traces, changes of state, approvals, pending transactions.
 *
 * @param path below `/explorer/chains/`, with its query
 * @returns `{ reason }` if no source has it
 */
export async function pageData<Value extends object>(path: string, signal: AbortSignal): Promise<Value | NoPageData> {
  // A service at another origin tells it to no page.
  if (settingOf("data-service") !== undefined) return { reason: "the data service is at another origin" }
  const operation: RestOperation = { id: "pageData", method: "GET", path: `/explorer/chains/${path}` }
  return await dataClient().call<Value | NoPageData>(operation, {}, { signal })
}

/** Whether an answer is the reason why there is none. */
export const hasReason = (answer: object): answer is NoPageData => "reason" in answer
