import { ServiceError } from "@serac/server/http"
import { isCounted } from "@serac/server/usage"
import type { UsageTables } from "@serac/store"

/** `Retry-After` in seconds: a new gateway saves its first counts within a few seconds. */
const countsRetryAfter = 10

/** @throws a 503 where no gateway has counted any of these subjects yet */
export async function assertRpcCounted(usage: UsageTables, subjects: readonly string[], whose: string): Promise<void> {
  if (await isCounted(usage, subjects)) return
  throw new ServiceError(503, `no gateway has counted requests to the public RPC of ${whose} yet`, {
    retryAfter: countsRetryAfter,
  })
}
