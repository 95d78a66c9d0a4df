import { ServiceError } from "@serac/http"
import type { UsageTables } from "@serac/store"
import { isCounted } from "@serac/usage"

/** Seconds: a gateway that has just begun saves its counts within a few. */
const retryAfter = 10

/** @throws a 503 where no gateway has counted any of these yet */
export async function assertRpcCounted(usage: UsageTables, subjects: readonly string[], whose: string): Promise<void> {
  if (await isCounted(usage, subjects)) return
  throw new ServiceError(503, `no gateway has counted requests to the public RPC of ${whose} yet`, { retryAfter })
}
