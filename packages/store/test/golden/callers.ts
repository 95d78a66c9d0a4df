import { expect } from "vitest"
import type { LoggedRequest, QuotaWindow, Store, StoredApiKey, UsageCount } from "../../src/index.ts"

const key: StoredApiKey = {
  keyId: "aaaaaaaa",
  hash: Uint8Array.from({ length: 32 }, (_, at) => 255 - at),
  name: "It's a name, with commas",
  orgId: "org 1",
  tier: "growth",
  scopes: ["read", "usage"],
  createdAt: 100,
  expiresAt: 200,
  disabledAt: 150,
  revokedAt: 160,
  successor: "bbbbbbbb",
}
const window: QuotaWindow = { subject: "org 1", seconds: 60, start: 1_700_000_040 }
const count: UsageCount = {
  subject: "org 1",
  resolution: 3600,
  start: 1_699_999_200,
  cell: '{"responseCode":"200"}',
  writer: "w1",
  requests: 3,
  succeeded: 2,
  invalid: 1,
  credits: 60,
  wasted: 20,
  latency: "1:3",
}
const request: LoggedRequest = { orgId: "org 1", at: 1_700_000_040_123, id: "r1", entry: '{"requestPath":"/v1"}' }

/** Stores something for every table of callers and of what they used. */
export async function fillCallers(store: Store): Promise<void> {
  await store.saveApiKeys([key])
  await store.takeOfQuota(window, 7, 100)
  await store.usage.save([count], [request])
}

/** Expects a golden database to have of callers what was stored. */
export async function expectCallers(store: Store): Promise<void> {
  expect(await store.apiKeys(0)).toEqual({ revision: 1, keys: [key] })
  expect(await store.quotaUsed(window)).toBe(7)
  const { subject, resolution } = count
  const counts = await store.usage.counts({ subject, resolution, start: 0, end: 2_000_000_000, limit: 9 })
  const requests = await store.usage.requests({ orgId: "org 1", start: 0, end: 2e12, limit: 9 })
  expect([counts, requests]).toEqual([[count], [request]])
}
