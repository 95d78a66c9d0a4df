import type { Fault } from "@serac/kits/nodes"
import type { ChainHeights } from "../primary/oracle/utxo.ts"
import type { World } from "../primary/oracle/world.ts"
import type { PrimaryCall } from "../primary/replay-node/start-primary-node.ts"

// biome-ignore lint/suspicious/noExplicitAny: a node's answer, whichever members it has
export type AnyAnswer = any

/** The node that is lied about. */
export interface LieContext {
  readonly world: World
  /** Its last blocks at the moment. */
  readonly heights: ChainHeights
}

/**
 * A kind of false answers. For a call it returns the change of the true answer, which returns undefined where nothing can be falsified, or a
 * fault of the whole answer; undefined for calls that it does not concern.
 */
export type PrimaryLie = (call: PrimaryCall, context: LieContext) => ((truth: AnyAnswer) => unknown) | Fault | undefined

/** Lies by name. */
export type PrimaryLies = Readonly<Record<string, PrimaryLie>>

/** Changes the answers of a method. */
export const ofMethod =
  (method: string, change: (truth: AnyAnswer, call: PrimaryCall, context: LieContext) => unknown): PrimaryLie =>
  (call, context) =>
    call.method === method ? (truth) => change(truth, call, context) : undefined
