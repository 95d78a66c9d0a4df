import { serveByName } from "@serac/wire/node"
import { ownCheats } from "./cheats/own-cheats.ts"
import { contractsOn, type DevnetContract } from "./contracts/devnet-contracts.ts"
import type { DevnetOptions } from "./devnet-options.ts"
import { loadCrypto } from "./evm/index.ts"
import { Faults } from "./faults/faults.ts"
import { faultyEndpoint } from "./faults/faulty-endpoint.ts"
import type { Fork } from "./fork/fork.ts"
import { forkedOptions } from "./fork/forked-options.ts"
import { forkParts, openFork, reopenFork } from "./fork/open-fork.ts"
import { Replacer } from "./host/replacer.ts"
import type { L1 } from "./l1/create-l1.ts"
import { DevnetL1s } from "./l1/devnet-l1s.ts"
import type { L1Plan } from "./l1/l1-plan.ts"
import type { Recover } from "./ledger/index.ts"
import { type DevnetMessage, messagesOf } from "./messages/devnet-messages.ts"
import { MessageRelay } from "./messages/message-relay.ts"
import { serveMetadata } from "./metadata/gateway.ts"
import type { RunningChain } from "./network/evm/running-chain.ts"
import { EvmChains } from "./network/evm-chains.ts"
import { fastRecover } from "./network/fast-recover.ts"
import type { Keyring } from "./network/keyring.ts"
import { nextValidator, playValidator } from "./network/play-validator.ts"
import type { PrimaryNetwork } from "./network/primary-network.ts"
import { Producer } from "./network/producer.ts"
import { defaultSeed } from "./network/seed.ts"
import { Snapshots } from "./network/snapshots.ts"
import { Upkeep } from "./network/upkeep.ts"
import type { ValidatorIdentity } from "./network/validator-identity.ts"
import type { DevnetNode } from "./node/create-node.ts"
import { firstNode } from "./node/first-node.ts"
import { beginNetwork } from "./parts/begin-network.ts"
import { evmEndpoints } from "./parts/evm-endpoints.ts"
import { evmPart } from "./parts/evm-part.ts"
import { networkOf } from "./parts/network-of.ts"
import { PeerTable } from "./peers/peer-table.ts"
import { playEntries } from "./state/play-entry.ts"
import { parseState } from "./state/state-file.ts"
import { stateText } from "./state/state-of.ts"
import { Inhabitants } from "./traffic/inhabitants.ts"
import { personKey } from "./traffic/person-key.ts"
import { DevnetWallet } from "./wallet/devnet-wallet.ts"
import { Gifts } from "./wallet/gifts.ts"
import { testKey } from "./wallet/test-key.ts"

/** The path of the devnet's own methods, which faults never affect. */
const devnetPath = "/ext/devnet"

/**
 * A network in this process, without a socket: its chains, and the node that serves their APIs.
 *
 * @example
 * import { Devnet } from "@serac/devnet"
 *
 * const devnet = await Devnet.create({ seed: "readme" })
 * devnet.network.p.last.height // 0
 * devnet.close()
 */
export class Devnet {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly keyring: Keyring
  readonly snapshots: Snapshots
  readonly producer: Producer
  readonly node: DevnetNode
  /** The faults that are injected into the node's answers. */
  readonly faults = new Faults()
  /** The addresses at which its validators listen for peers. */
  readonly peers: PeerTable
  /** Replaces this network with another one, if it has a host. */
  readonly replacer: Replacer
  /** The wallet with the network's initial funds. */
  readonly treasury: DevnetWallet
  readonly #upkeep: Upkeep
  readonly #relay: MessageRelay
  readonly #gifts: Gifts
  readonly #l1s: DevnetL1s
  readonly #options: DevnetOptions
  readonly #onFault: (error: unknown) => void
  readonly #unserve = new Map<RunningChain, () => void>()
  readonly #inhabitants: Inhabitants

  private constructor(options: DevnetOptions, recover: Recover, fork?: Fork) {
    const { seed = defaultSeed, blockTime, allowedHosts } = options
    this.#options = options
    this.#onFault = options.onFault ?? (() => {})
    this.network = networkOf(options, recover, fork)
    this.peers = new PeerTable(this.network)
    this.replacer = new Replacer(this.network, options)
    this.chains = new EvmChains(this.network, {
      onStart: (running) => void this.#unserve.set(running, this.node.addChain(this.#evmPart(running))),
      onEnd: (running) => this.#end(running),
      onFault: (chainID, reason) => this.#onFault(new Error(`chain ${chainID} does not run: ${reason}`)),
    })
    this.keyring = this.network.keyring
    this.producer = new Producer({ work: (isInterval) => this.#work(isInterval), blockTime, onFault: this.#onFault })
    const parts = () => this.chains.reversible
    const alone = (task: () => Promise<void>) => this.producer.alone(task)
    this.snapshots = new Snapshots({ journal: this.network.journal, clock: this.network.clock, parts, alone })
    this.treasury = new DevnetWallet(this.network, testKey)
    this.#gifts = new Gifts(this.treasury, options.fund)
    this.#upkeep = new Upkeep({ network: this.network, wallet: this.treasury, onFault: this.#onFault })
    this.node = firstNode({
      network: this.network,
      peers: this.peers,
      seed,
      allowedHosts,
      onIssue: () => this.producer.poke(),
      onFault: this.#onFault,
      intercept: (path, endpoint) => (path === devnetPath ? endpoint : faultyEndpoint(path, endpoint, this.faults)),
    })
    const mine = () => this.producer.mine()
    const { network, chains, snapshots, treasury, keyring, producer } = this
    this.#l1s = new DevnetL1s({ network, chains, keyring, wallet: treasury, gifts: this.#gifts, seed })
    this.#relay = new MessageRelay({ network, chains, seed, onFault: this.#onFault })
    this.#inhabitants = new Inhabitants({ network, chains, keyring, producer, seed }, options)
    const cheats = ownCheats({
      network,
      chains,
      snapshots,
      treasury,
      upkeep: this.#upkeep,
      mine,
      faults: this.faults,
      health: this.node.health,
      replacer: this.replacer,
      keyring: this.keyring,
      devnet: this,
    })
    this.node.routes.add([devnetPath], { handle: serveByName(cheats) })
    serveMetadata(this.node.routes)
  }

  /** Creates a devnet with its C-Chain, its L1s and the funded accounts. Call `fillHistory` for the history. */
  static async create(options: DevnetOptions = {}): Promise<Devnet> {
    const devnet = await Devnet.open(options)
    await devnet.begin()
    return devnet
  }

  /** Creates a devnet with its P- and X-Chain only; `begin` starts the C-Chain and the rest. */
  static async open(options: DevnetOptions = {}): Promise<Devnet> {
    const fork = options.fork && (await openFork(options.fork, await forkParts(options.archive)))
    return Devnet.#opened(options, fork)
  }

  static async #opened(options: DevnetOptions, fork: Fork | undefined): Promise<Devnet> {
    return new Devnet(fork ? forkedOptions(options, fork) : options, fastRecover(await loadCrypto()), fork)
  }

  /**
   * Restores a devnet from a state of `dump`: it executes and verifies all recorded blocks again. Its clock is stopped until
   * `fillHistory`.
   *
   * @throws {StateError} naming the line, for a text that is not a state, or whose blocks are invalid.
   */
  static async load(
    text: string,
    options: Omit<DevnetOptions, "seed" | "validators" | "helicon" | "upgrades"> = {},
  ): Promise<Devnet> {
    const { head, entries } = parseState(text)
    const { seed, start, validators, helicon, upgrades, genesis, time } = head
    const clock = { ...options.clock, start, isStopped: true }
    const hasTraffic = options.hasTraffic ?? (options.days ?? 0) > 0
    const fork = head.fork && (await reopenFork(head.fork, options.fork, await forkParts(options.archive)))
    const restored = { ...options, seed, validators, helicon, upgrades, genesis, clock, days: 0, hasTraffic }
    const devnet = await Devnet.#opened(restored, fork)
    await devnet.chains.begin()
    await playEntries(devnet, entries)
    devnet.#l1s.restore()
    devnet.#relay.skip()
    devnet.network.clock.restore(time, true)
    if (options.clock?.isStopped !== true) devnet.#inhabitants.isPlayed = true
    return devnet
  }

  /** The devnet's state as text. Pending transactions are put into a block first. */
  async dump(): Promise<string> {
    await this.producer.mine()
    return this.producer.alone(async () => stateText(this.network, this.#options))
  }

  /**
   * Simulates the days of history, in steps between which other tasks run. Then the clock follows real time, even if the
   * history fails.
   *
   * @param onProgress - receives the progress: 0 to 1.
   */
  async fillHistory(onProgress: (share: number) => void = () => {}): Promise<void> {
    await this.#inhabitants.fill(onProgress)
  }

  /** The contracts that the traffic deployed on an EVM chain, including tokens and NFTs, in the order of deployment. */
  contracts({ chain }: RunningChain): Promise<readonly DevnetContract[]> {
    return contractsOn(chain, this.#seed)
  }

  /** The private key, 32 bytes, of a simulated user on all chains. Users are numbered from 0; the first is the most active. */
  personKey(number: number): Uint8Array {
    return personKey(this.#seed, number)
  }

  /** The messages that the EVM chains sent each other with the messenger, and their status. */
  messages(): readonly DevnetMessage[] {
    return messagesOf(this.chains.all)
  }

  /** The L1s that this devnet made, as long as their chains exist. */
  get l1s(): readonly L1[] {
    return this.#l1s.all
  }

  get #seed(): string {
    return this.#options.seed ?? defaultSeed
  }

  /** Stops block production. Servers that were started with the devnet must be closed by their owner. */
  close(): void {
    this.#inhabitants.close()
    this.producer.stop()
  }

  /**
   * Creates an L1 that simulated validators run: with the devnet's own genesis, or with one of your own, which is used as it is.
   *
   * @throws {L1Error} naming the L1 and the fault of its genesis or upgrades
   * @example
   * import { Devnet } from "@serac/devnet"
   *
   * const devnet = await Devnet.create()
   * const { blockchainID } = await devnet.createL1({ name: "firn", chainID: 99_123 })
   * devnet.chains.get(blockchainID)?.chain.tip.header.number // 0n
   * devnet.close()
   */
  createL1(plan: L1Plan): Promise<L1> {
    return this.producer.alone(() => this.#l1s.create(plan))
  }

  /**
   * A new validator that this devnet plays, for an L1 made by transactions of your own: name its node id and its keys in
   * `ConvertSubnetToL1Tx` or `RegisterL1ValidatorTx`. It signs the messages of its subnet.
   */
  createValidator(): ValidatorIdentity {
    const identity = nextValidator(this.network, this.#seed)
    playValidator(this, identity)
    return identity
  }

  /**
   * Delivers a message between chains now, also one that is held, or whose delivery failed before.
   *
   * @param messageID The id of the messenger: 32 bytes as `0x` and digits
   * @throws {EvmError} naming what prevents the delivery
   */
  relay(messageID: `0x${string}`): Promise<DevnetMessage> {
    return this.producer.alone(() => this.#relay.deliver(messageID))
  }

  /** Holds messages until {@link Devnet.relay}; `false` delivers them at once again, and those that are held. */
  async holdMessages(isHolding = true): Promise<void> {
    this.#relay.isHolding = isHolding
    if (!isHolding) await this.producer.mine()
  }

  /**
   * Starts the C-Chain, whose first blocks pay the funded accounts; then creates the L1s. Block production waits until it has finished.
   *
   * @param pause - awaited before each step, so that other tasks run.
   */
  begin(pause: () => Promise<void> = async () => {}): Promise<void> {
    const { network, chains } = this
    const parts = { network, chains, gifts: this.#gifts, l1s: this.#l1s }
    return this.producer.alone(() => beginNetwork(parts, this.#options.l1s ?? [], pause))
  }

  async #work(isInterval: boolean): Promise<void> {
    await this.#inhabitants.run()
    if (isInterval) await this.chains.work({ isInterval })
    for (;;) {
      const made = this.#upkeep.work()
      await this.chains.begin()
      if (made + (await this.chains.work()) + (await this.#relay.work()) === 0) return
    }
  }

  #end(running: RunningChain): void {
    this.#unserve.get(running)?.()
    this.#unserve.delete(running)
    this.#l1s.end(running.blockchainID)
  }

  #evmPart(running: RunningChain) {
    const { network, keyring, producer, snapshots, replacer } = this
    const whole = { dump: () => this.dump(), replacer }
    const { hasSimulation } = this.#options
    const endpoints = evmEndpoints({ network, keyring, producer, snapshots, whole, hasSimulation }, running)
    return evmPart({ network, running, endpoints, onIssue: () => producer.poke() })
  }
}
