import type { Hooks } from "@serac/subnet-evm"

/** Reads the clock of a node from the `Date` header of its answers (RFC 9110, 6.6.1). */
export class NodeClock {
  /** Seconds by which the clock of this machine is ahead; undefined until a node says the time. */
  ahead: number | undefined

  /** For a client that asks the node. */
  readonly hooks: Hooks = {
    onResponse: ({ headers }) => {
      const date = Date.parse(headers.get("date") ?? "")
      if (!Number.isNaN(date)) this.ahead = (Date.now() - date) / 1_000
    },
  }
}
