import { formatId, formatText } from "@serac/chain"
import { type ChainMark, type EvmKind, parseEvmGenesis } from "../evm/index.ts"
import { forkCreatedBy, forkedGenesis } from "../fork/forked-chain.ts"
import { keyOf } from "../interfaces/keys.ts"
import { type CreatedChain, zeroID } from "../ledger/index.ts"
import { type RunningChain, runChain } from "./evm/running-chain.ts"
import type { PrimaryNetwork } from "./primary-network.ts"
import type { Reversible } from "./snapshots.ts"

/** `srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy`: the id of the virtual machine of L1s. */
const subnetEvmID = new TextEncoder().encode("subnetevm".padEnd(32, "\0"))

/** Events of created chains. */
export interface ChainEvents {
  readonly onStart?: ((chain: RunningChain) => void) | undefined
  /** Called when a revert removed the chain. */
  readonly onEnd?: ((chain: RunningChain) => void) | undefined
  /** Called when a chain's genesis is invalid, or its virtual machine is unknown. */
  readonly onFault?: ((chainID: string, reason: string) => void) | undefined
}

/** The EVM chains of a network: the C-Chain, and each one that the P-Chain creates. */
export class EvmChains {
  readonly #network: PrimaryNetwork
  readonly #running = new Map<string, RunningChain>()
  readonly #refused = new Set<string>()
  readonly #events: ChainEvents
  #beginning: Promise<unknown> = Promise.resolve()

  constructor(network: PrimaryNetwork, events: ChainEvents = {}) {
    this.#network = network
    this.#events = events
  }

  /** All chains in the order in which they were started. */
  get all(): readonly RunningChain[] {
    return [...this.#running.values()]
  }

  /** The chain with a blockchain id. */
  get(blockchainID: Uint8Array): RunningChain | undefined {
    return this.#running.get(keyOf(blockchainID))
  }

  /** The C-Chain. @throws {Error} before it was started. */
  get c(): RunningChain {
    const chain = this.get(this.#network.genesis.cChainID)
    if (!chain) throw new Error("The C-Chain did not begin yet")
    return chain
  }

  /** Starts the chains of the P-Chain that do not run yet, and waits for those that are starting already. */
  begin(): Promise<void> {
    const begun = this.#beginning.then(() => this.#beginAll())
    this.#beginning = begun.catch(() => {})
    return begun
  }

  async #beginAll(): Promise<void> {
    const { genesis, p } = this.#network
    const { subnets } = p.state
    for (const created of subnets.chains(zeroID))
      if (keyOf(created.id) === keyOf(genesis.cChainID)) await this.#start(created, "coreth")
    for (const subnetID of subnets.ids)
      for (const created of subnets.chains(subnetID)) await this.#start(created, "subnet-evm")
  }

  /**
   * Makes a block on each chain with pending transactions.
   *
   * @param options.allowEmpty - makes a block on each chain
   * @param options.isInterval - makes one also on each chain that has empty blocks at intervals
   * @returns the number of blocks
   * @throws the error of the first chain that failed, after all other chains have made their blocks.
   */
  async work(options: { readonly allowEmpty?: boolean; readonly isInterval?: boolean } = {}): Promise<number> {
    let made = 0
    const faults: unknown[] = []
    for (const { chain, blockchainID, times } of this.all) {
      const isC = keyOf(blockchainID) === keyOf(this.#network.genesis.cChainID)
      const isWaiting = chain.pool.size > 0 || (isC && this.#network.atomic.mempool.size > 0)
      const allowEmpty = options.allowEmpty === true || (options.isInterval === true && times.allowEmpty)
      if (!isWaiting && !allowEmpty) continue
      const block = await chain.build({ allowEmpty }).catch((fault) => void faults.push(fault))
      if (!block) continue
      made++
      // Blocks have a minimum distance in time; if blocks are made faster, the devnet's clock advances with them.
      this.#network.clock.advanceTo(Number(block.header.timestamp) * 1000)
    }
    if (faults.length > 0) throw faults[0]
    return made
  }

  /** The parts that a snapshot restores: each chain, and the set of running chains. */
  get reversible(): readonly Reversible[] {
    return [...this.all.map(({ chain }) => reversibleChain(chain)), this.#members]
  }

  get #members(): Reversible {
    return {
      mark: () => new Set([...this.#running.keys(), ...this.#refused]),
      revert: (mark) => this.#keep(mark as ReadonlySet<string>),
      forget: () => {},
    }
  }

  /** Ends all chains whose keys are not in the set. */
  #keep(keys: ReadonlySet<string>): void {
    for (const key of this.#refused) if (!keys.has(key)) this.#refused.delete(key)
    for (const [key, running] of this.#running) {
      if (keys.has(key)) continue
      this.#running.delete(key)
      this.#events.onEnd?.(running)
    }
  }

  async #start({ id, unsigned }: CreatedChain, kind: EvmKind): Promise<void> {
    const key = keyOf(id)
    if (this.#running.has(key) || this.#refused.has(key)) return
    const fork = forkCreatedBy(unsigned, this.#network)
    const isOther = kind === "subnet-evm" && keyOf(unsigned.vmID) !== keyOf(subnetEvmID)
    try {
      if (isOther) throw new Error(`there is no virtual machine ${formatId(unsigned.vmID)}`)
      const upgrades = this.#network.chainUpgrades.get(key)
      const chain = await runChain({
        network: this.#network,
        blockchainID: id,
        subnetID: kind === "coreth" ? zeroID : unsigned.subnetID,
        name: formatText(unsigned.chainName),
        fork,
        genesis:
          (fork && forkedGenesis(fork, this.#network.upgrades.evm)) ??
          parseEvmGenesis(new TextDecoder().decode(unsigned.genesisData), {
            kind,
            upgrades: this.#network.upgrades.evm,
            upgradeJson: upgrades === undefined ? undefined : JSON.parse(upgrades),
          }),
      })
      this.#network.chains.add(id)
      this.#running.set(key, chain)
      this.#events.onStart?.(chain)
    } catch (error) {
      this.#refused.add(key)
      this.#events.onFault?.(formatId(id), error instanceof Error ? error.message : String(error))
    }
  }
}

const reversibleChain = (chain: RunningChain["chain"]): Reversible => ({
  mark: () => chain.mark(),
  revert: (mark) => chain.revert(mark as ChainMark),
  forget: (mark) => chain.forget(mark as ChainMark),
})
