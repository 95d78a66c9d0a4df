import { formatId } from "@serac/chain"
import type { ChainPart, DevnetNode } from "@serac/devnet"
import { overrule, type RecordedDevnet } from "./recorded-devnet.ts"
import { type Replayed, replay } from "./replay.ts"
import type { Exempt } from "./rules.ts"
import { sendIn } from "./send.ts"
import type { WireExchange } from "./wire-exchange.ts"

/** The interval of the recorded node's health checks, in milliseconds. */
const frequency = 30_000

/** A node during its start, with the events of the start. */
class StartingNode {
  readonly node: DevnetNode
  readonly #time = { now: Date.parse("2026-11-21T05:00:00Z") }
  readonly #bootstrapped = new Set<string>()
  readonly #chains: ReadonlyMap<string, ChainPart>

  constructor(devnet: RecordedDevnet) {
    this.#chains = partsByName(devnet)
    this.node = devnet.node({ chains: [], clock: { now: () => this.#time.now } })
    this.node.health.look()
  }

  /** Registers chains. Whether they have caught up is reported separately. */
  readonly registered =
    (...names: readonly string[]) =>
    () => {
      for (const name of names) {
        const chain = this.#chains.get(name)
        if (chain) this.node.addChain({ ...chain, isBootstrapped: () => this.#bootstrapped.has(name) })
      }
    }

  readonly bootstrapped =
    (...names: readonly string[]) =>
    () => {
      for (const name of names) this.#bootstrapped.add(name)
    }

  readonly begun = () => {
    this.node.start()
    this.looked()
  }

  readonly looked = () => {
    this.#time.now += frequency
  }
}

/** Chains by the first of their names, or by the name of their ledger. */
function partsByName({ chains, network }: RecordedDevnet): ReadonlyMap<string, ChainPart> {
  const ledgers = new Map([...network.subnetChains].map(([name, id]) => [id, name]))
  return new Map(chains.map((chain) => [chain.aliases[0] ?? ledgers.get(formatId(chain.id)) ?? "", chain]))
}

/** The events before each exchange, by the exchange's position in the recorded start. */
type Happenings = (node: StartingNode) => ReadonlyMap<number, readonly (() => void)[]>

/** The node of a new network: its health checks ran before it registered its chains. */
const newNetworkEvents: Happenings = ({ registered, bootstrapped, begun }) =>
  new Map([
    [0, [registered("P")]],
    [5, [registered("C")]],
    [6, [registered("X")]],
    [8, [bootstrapped("P", "X", "C")]],
    [11, [begun]],
  ])

/** The node of a network with a history and two subnet chains. The node has no peers and reports that. */
const second: Happenings = ({ node, registered, bootstrapped, begun, looked }) =>
  new Map([
    [0, [registered("P"), () => lonely(node), () => notYetValidating(node)]],
    [5, [registered("C")]],
    [6, [registered("X")]],
    [7, [registered("l1"), bootstrapped("l1")]],
    [10, [registered("permissioned"), bootstrapped("permissioned")]],
    [12, [() => validating(node), begun]],
    [14, [bootstrapped("P", "X", "C")]],
    [18, [looked]],
  ])

function lonely(node: DevnetNode): void {
  overrule(node, "network", {
    message: { connectedPeers: 0, sendFailRate: 0 },
    error: "network layer is unhealthy reason: no messages received from network, no messages sent to network",
  })
}

function notYetValidating(node: DevnetNode): void {
  overrule(node, "bls", { message: "node is not a validator" })
  overrule(node, "futureupgrade", { error: "no validators in the current validator set" })
}

function validating(node: DevnetNode): void {
  const message = {
    localUpgradeTime: "2020-12-05T05:00:00Z",
    modeUpgradeTime: "1970-01-01T00:00:00Z",
    modeUpgradeWeightPercentage: 0,
    numUpgradeTimes: 0,
  }
  overrule(node, "bls", { message: "node has the correct BLS key" })
  overrule(node, "futureupgrade", { message })
}

/**
 * Starts a node twice in the recorded way, and sends the recorded requests in between. The ledgers have their final
 * state, so only the shape of their values is compared.
 */
export async function replayStartup(
  exchanges: readonly WireExchange[],
  devnet: RecordedDevnet,
  exempt: Exempt,
): Promise<Replayed> {
  const restart = exchanges.findIndex(({ name }, index) => index > 0 && name.endsWith(" 0"))
  const lives = [exchanges.slice(0, restart), exchanges.slice(restart)]
  const found: Replayed[] = []
  for (const [life, happenings] of [newNetworkEvents, second].entries()) {
    const starting = new StartingNode(devnet)
    const happened = happenings(starting)
    for (const [index, exchange] of (lives[life] ?? []).entries()) {
      for (const happen of happened.get(index) ?? []) happen()
      const inShape = "the ledgers have their final state, not that of the node's start"
      found.push(await replay([exchange], sendIn(starting.node.handle), { inShape, exempt }))
    }
  }
  const sum = (member: "equal" | "inShape") => found.reduce((total, one) => total + one[member], 0)
  return {
    equal: sum("equal"),
    inShape: sum("inShape"),
    different: found.flatMap(({ different }) => different),
  }
}
