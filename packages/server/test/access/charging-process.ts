import type { StoreLocation } from "@serac/store"
import { openStore } from "@serac/store"
import { openAccess } from "../../src/access/index.ts"

// Asks for as much as it is granted, as a service would, and says how much that was: a process of its own in tests.
const [location, limit, redis] = JSON.parse(process.argv[2] ?? "") as [StoreLocation, number, string | null]
const store = await openStore(location)
const quotas = { minute: 1_000_000, day: limit }
const access = await openAccess({
  ...{ store, limits: true, tiers: { unauthenticated: quotas } },
  counters: redis === null ? "store" : { redis },
  // A machine may be busy; who counts by himself has another budget, which proves nothing.
  countersTimeout: 60_000,
  warn(message, cause) {
    throw new Error(message, { cause })
  },
})
let granted = 0
for (let asked = 0; asked < limit; asked += 20) {
  const request = { headers: {}, socket: { remoteAddress: "192.0.2.1" } }
  const { refusal } = await access.data.admit(request, { scope: "read", weight: 20 })
  if (refusal === undefined) granted += 20
}
await access.close()
await store.close()
console.log(granted)
