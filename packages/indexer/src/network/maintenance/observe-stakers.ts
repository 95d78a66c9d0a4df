import { formatId, formatNodeId } from "@serac/chain"
import type { NetworkBatch, StakerObservation, StakerRow } from "@serac/store"
import { hexKey, primarySubnetKey } from "../p/keys.ts"
import type { MaintenanceContext } from "./maintenance-context.ts"

/** Minimum milliseconds between two observations after stakers changed. */
const changedPause = 5_000
/** Maximum validators that are requested singly in one observation. */
const maxNodes = 64

/** Stores the node's observations of stakers: uptimes and connections of validators, and the potential rewards of stakers. */
export class StakerObserver {
  readonly #context: MaintenanceContext
  readonly #interval: number
  /** Stakers whose reward a node has reported; it does not change. */
  readonly #told = new Set<string>()
  #observedAt = Number.NEGATIVE_INFINITY
  #hasChanged = true
  #isComplete = false

  /** @param interval - milliseconds. */
  constructor(context: MaintenanceContext, interval: number) {
    this.#context = context
    this.#interval = interval
  }

  /** Reports a stored batch. */
  stored({ stakers, chain }: Pick<NetworkBatch, "stakers" | "chain">): void {
    if (chain !== "P" || stakers.length === 0) return
    this.#hasChanged = true
    this.#isComplete = false
  }

  /** Makes an observation if one is due. @throws NodeFault */
  async run(): Promise<void> {
    const { clock, writer } = this.#context
    const since = clock.elapsed() - this.#observedAt
    if (since < this.#interval && !(this.#hasChanged && since >= Math.min(changedPause, this.#interval))) return
    this.#hasChanged = false
    const observations = await this.#validators()
    if (!this.#isComplete) observations.push(...(await this.#delegators(observations)))
    this.#observedAt = clock.elapsed()
    if (observations.length > 0) await writer.observe(observations, Math.floor(clock.now() / 1000))
    for (const { txId, potentialReward } of observations)
      if (potentialReward !== undefined) this.#told.add(hexKey(txId))
  }

  /** Validators of the primary network and of subnets with rewards; for other subnets a node reports nothing that is not stored. */
  async #validators(): Promise<StakerObservation[]> {
    const { node, writer, signal } = this.#context
    const elastic = (await writer.subnets()).filter(({ data }) => data.transformation !== undefined)
    const observations: StakerObservation[] = []
    for (const subnetId of [undefined, ...elastic.map((subnet) => formatId(subnet.subnetId))])
      for (const one of await node.stakers({ subnetId }, signal)) observations.push(one)
    return observations
  }

  /** A node reports delegators only in a request for a single validator, so each is requested once. */
  async #delegators(told: readonly StakerObservation[]): Promise<readonly StakerObservation[]> {
    const { node, writer, signal } = this.#context
    const known = new Set(told.map(({ txId }) => hexKey(txId)))
    const isMissing = ({ txId, kind, status, data }: StakerRow) =>
      kind === "delegator" &&
      status === "active" &&
      data.potentialReward === undefined &&
      !this.#told.has(hexKey(txId)) &&
      !known.has(hexKey(txId))
    const missing = (await writer.currentStakers()).filter(isMissing)
    const places = new Map(missing.map((row) => [hexKey(row.subnetId) + hexKey(row.nodeId), row]))
    const observations: StakerObservation[] = []
    for (const { subnetId, nodeId } of [...places.values()].slice(0, maxNodes)) {
      const subnet = hexKey(subnetId) === primarySubnetKey ? undefined : formatId(subnetId)
      observations.push(...(await node.stakers({ subnetId: subnet, nodeId: formatNodeId(nodeId) }, signal)))
    }
    this.#isComplete = places.size <= maxNodes
    this.#hasChanged ||= !this.#isComplete
    return observations
  }
}
