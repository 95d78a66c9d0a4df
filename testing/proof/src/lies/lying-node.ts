import type { Clock } from "@serac/indexer/core"
import type { Fault } from "@serac/kits/nodes"
import type { World } from "../primary/oracle/world.ts"
import type { PrimaryNode } from "../primary/replay-node/start-primary-node.ts"
import type { PrimaryLie } from "./lie.ts"

/** How often a lie is told: in each answer that it concerns, or in a random half of them. */
export type LieFrequency = "always" | "sometimes"

/** What a node has lied so far. */
export interface LieCount {
  readonly count: number
  /** When the last one was told, by the clock's `elapsed`. */
  readonly lastAt: number
}

/** A node that lies. */
export interface LyingNode {
  /** What it has lied so far. */
  readonly told: LieCount
  stop(): void
}

/** Makes a node lie until it is stopped. */
export function startLying(
  node: PrimaryNode,
  world: World,
  lie: PrimaryLie,
  { frequency, random }: { readonly frequency: LieFrequency; readonly random: () => number },
  clock: Pick<Clock, "elapsed">,
): LyingNode {
  let told: LieCount = { count: 0, lastAt: Number.NEGATIVE_INFINITY }
  const tell = () => {
    told = { count: told.count + 1, lastAt: clock.elapsed() }
  }
  node.setFaults((call): Fault | undefined => {
    if (frequency === "sometimes" && random() < 0.5) return undefined
    const change = lie(call, { world, heights: node.heights })
    if (typeof change !== "function") {
      if (change !== undefined) tell()
      return change
    }
    return {
      kind: "lie",
      change: (truth) => {
        const changed = change(plain(truth))
        if (changed === undefined) return truth
        tell()
        return changed
      },
    }
  })
  return {
    get told() {
      return told
    },
    stop: () => node.setFaults(undefined),
  }
}

/** The members of an answer, which may be a text of JSON. */
function plain(truth: unknown): unknown {
  const { text } = Object(truth) as { readonly text?: unknown }
  return typeof text === "string" ? JSON.parse(text) : truth
}
