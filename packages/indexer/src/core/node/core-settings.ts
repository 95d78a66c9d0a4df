import { meteringFetch } from "./meter.ts"
import type { NodeUrl } from "./node-url.ts"

/** Options of a client of a node. The client neither retries nor times out: its caller decides about both. */
export function coreSettings({ headers }: NodeUrl, fetch: typeof globalThis.fetch | undefined) {
  return {
    headers,
    fetch: meteringFetch((input, init) => (fetch ?? globalThis.fetch)(input, init)),
    dedupe: false,
    retry: false,
    timeout: Number.POSITIVE_INFINITY,
    totalTimeout: Number.POSITIVE_INFINITY,
  } as const
}
