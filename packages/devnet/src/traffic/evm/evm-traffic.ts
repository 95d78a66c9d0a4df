import { JournaledValue } from "../../ledger/index.ts"
import type { EvmChains } from "../../network/evm-chains.ts"
import type { PrimaryNetwork } from "../../network/primary-network.ts"
import { Random } from "../../random/random.ts"
import { busyness } from "../rhythm.ts"
import { exportFromC, importToC } from "./atomic-kinds.ts"
import { deploy, deployFirst } from "./deploy-kinds.ts"
import type { EvmKind } from "./evm-kind.ts"
import { EvmScene, isRefusal } from "./evm-scene.ts"
import { messageKinds } from "./message-kinds.ts"
import { mintNft, moveNft, useGoods } from "./nft-kinds.ts"
import { pay } from "./pay.ts"
import { refusedKind } from "./refuse.ts"
import { Relayer } from "./relayer.ts"
import { splitPayment } from "./split-kind.ts"
import { sendSpam, transferToken } from "./token-kinds.ts"

/** Options of the traffic on EVM chains. */
export interface EvmTrafficOptions {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly seed: string
  /** Actions per minute in the busiest hour. Default: 0.5. */
  readonly pace?: number | undefined
}

const minute = 60_000

type Kinds = Readonly<Record<string, readonly [weight: number, act: EvmKind]>>

/** The activities on EVM chains, with their weights. */
const evmTrafficKinds: Kinds = {
  pay: [8, pay],
  transferToken: [9, transferToken],
  mintNft: [3, mintNft],
  moveNft: [3, moveNft],
  useGoods: [3, useGoods],
  importToC: [3, importToC],
  exportFromC: [2, exportFromC],
  refuse: [1.5, refusedKind],
  sendSpam: [0.7, sendSpam],
  deploy: [0.5, deploy],
  splitPayment: [2, splitPayment],
}

/** Simulated users of the C-Chain and L1s, by a seed: payments, tokens, NFTs, failures, messages, and transfers between C, X and P. */
export class EvmTraffic {
  readonly #scene: EvmScene
  readonly #relayer: Relayer
  readonly #kinds: Kinds
  readonly #weights: Readonly<Record<string, number>>
  readonly #pace: number
  /** Time of the next action; reverts with the network, like its clock. */
  readonly #next: JournaledValue<number>

  constructor({ pace = 0.5, ...options }: EvmTrafficOptions) {
    const { network, seed } = options
    this.#scene = new EvmScene(options, new Random(seed).branch("EVM traffic"))
    this.#relayer = new Relayer(this.#scene)
    this.#kinds = { ...evmTrafficKinds, ...messageKinds(this.#relayer) }
    this.#weights = Object.fromEntries(Object.entries(this.#kinds).map(([kind, [weight]]) => [kind, weight]))
    this.#pace = pace
    this.#next = new JournaledValue(network.journal, network.clock.now())
  }

  /** When the next action is due, in milliseconds since 1970. */
  get next(): number {
    return this.#next.value
  }

  /** Executes the actions that are due and makes their blocks. @returns whether there were any. */
  async act(): Promise<boolean> {
    const scene = this.#scene
    const { random, network, chains } = scene
    const now = network.clock.now()
    if (this.#next.value > now) return false
    const gap = minute / (this.#pace * busyness(now))
    this.#next.value = now + Math.ceil(gap * 2 * random.next())
    for (const running of await scene.inUse()) await this.#try(() => deployFirst(scene, running))
    await this.#try(() => this.#relayer.work())
    const count = random.chance(0.15) ? random.between(2, 4) : 1
    for (let at = 0; at < count; at++) await this.#try(this.#kinds[random.weighed(this.#weights)]?.[1] ?? pay)
    await chains.work()
    return true
  }

  async #try(act: EvmKind): Promise<void> {
    try {
      await act(this.#scene)
    } catch (error) {
      if (!isRefusal(error)) throw error
    }
  }
}
