import { afterEach, beforeEach, vi } from "vitest"
import { type AccessOptions, type OpenedAccess, openAccess } from "../../src/access/index.ts"
import type { Admission, Scope } from "../../src/http/index.ts"
import { MemoryKeyStore } from "./memory-key-store.ts"

/** The beginning of a day, in Unix seconds. */
export const midnight: number = 1_800_000_000 - (1_800_000_000 % 86_400)

const unreachable = (): never => {
  throw new Error("nothing is counted in the store")
}
const noCounts = { takeOfQuota: unreachable, quotaUsed: unreachable }

/** Opens access whose keys are in memory. */
export type OpenInMemory = (
  options?: Partial<AccessOptions>,
) => Promise<OpenedAccess & { readonly store: MemoryKeyStore }>

/** Has each test of a file begin at midnight, by fake timers, and closes what it opens by what is returned. */
export function accessOfTests(): OpenInMemory {
  const undo: (() => Promise<void>)[] = []
  beforeEach(() => {
    vi.useFakeTimers({ now: midnight * 1000 })
  })
  afterEach(async () => {
    for (const step of undo.splice(0)) await step()
    vi.useRealTimers()
  })
  return async (options = {}) => {
    const store = new MemoryKeyStore()
    const kept = { apiKeys: store.apiKeys.bind(store), saveApiKeys: store.saveApiKeys.bind(store) }
    const access = await openAccess({ store: { ...kept, ...noCounts }, ...options })
    undo.push(() => access.close())
    return { ...access, store }
  }
}

/** What of a request is asked with. */
export interface Asked {
  readonly key?: string
  readonly header?: "x-data-api-key" | "x-glacier-api-key"
  readonly address?: string
  readonly forwarded?: string
  readonly scope?: Scope
  readonly weight?: number
}

/** Asks whether a request may pass, which is known at once. */
export const ask = (
  { data }: Pick<OpenedAccess, "data">,
  { key, header = "x-data-api-key", address = "192.0.2.1", forwarded, scope = "read", weight = 20 }: Asked = {},
): Admission => {
  const headers = {
    ...(key !== undefined && { [header]: key }),
    ...(forwarded !== undefined && { "x-forwarded-for": forwarded }),
  }
  const admission = data.admit({ headers, socket: { remoteAddress: address } }, { scope, weight })
  if (admission instanceof Promise) throw new Error("it had to be waited for")
  return admission
}

/** Status and words of a refusal. */
export const refusalOf = ({ refusal }: Admission): readonly [number, string] | undefined =>
  refusal && [refusal.status, refusal.message]
