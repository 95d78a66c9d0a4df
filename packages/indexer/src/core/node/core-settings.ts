import { meteringFetch } from "./meter.ts"
import type { NodeUrl } from "./node-url.ts"

/** How a client asks a node here: what it may repeat, and how long it may take, is decided outside of it. */
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
