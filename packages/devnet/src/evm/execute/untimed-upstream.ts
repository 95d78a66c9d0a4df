import type { Upstream } from "../ports/upstream.ts"
import type { TimeLimit } from "./time-limit.ts"

/** A living chain whose answers a time limit waits for: it limits code, not a node's slowness. */
export const untimedUpstream = (upstream: Upstream, limit: TimeLimit): Upstream => ({
  account: (address) => limit.pauseFor(upstream.account(address)),
  code: (address) => limit.pauseFor(upstream.code(address)),
  storage: (address, slot) => limit.pauseFor(upstream.storage(address, slot)),
  blockHash: (number) => limit.pauseFor(upstream.blockHash(number)),
})
