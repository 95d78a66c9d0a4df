import { formatId, hrpOf } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import type { Random } from "../../simulation/random.ts"
import type { MadeBlock, MadeTransaction } from "./block.ts"
import { hexOf, zeroID } from "./bytes.ts"
import { CChain } from "./c/c-chain.ts"
import { type ChainAlias, type Coin, Coins } from "./coins.ts"
import { type Beginning, makeGenesis } from "./genesis.ts"
import { PChain } from "./p/p-chain.ts"
import { XChain } from "./x/x-chain.ts"

/** Heights of the three chains. */
export type ChainHeights = Readonly<Record<ChainAlias, number>>

/** The parameters of a world. */
export interface WorldOptions {
  readonly networkID: number
  /** Blocks of all chains together, above their first. */
  readonly length: number
}

const worldStart = 1_890_000_000

/** A primary network with its full history: blocks of P, X and C in the order in which they are made. */
export class World {
  readonly networkID: number
  readonly beginning: Beginning
  readonly network: Omit<NetworkDefinition, "nodeUrls">
  readonly coins = new Coins()
  readonly p: PChain
  readonly x: XChain
  readonly c: CChain
  /** The heights of the chains, before the first block and after each block. */
  readonly moments: ChainHeights[] = []
  /** The rewards of stakers, by the staker's transaction. */
  readonly rewards = new Map<string, readonly Coin[]>()
  readonly #transactions = new Map<string, MadeTransaction>()
  readonly #made = new Map<string, Coin[]>()

  constructor(random: Random, { networkID, length }: WorldOptions) {
    this.networkID = networkID
    this.beginning = makeGenesis(random.branch("genesis"), networkID, worldStart + random.between(0, 1_000_000))
    const { genesis } = this.beginning
    const ids = { P: zeroID, X: genesis.xChainID, C: genesis.cChainID }
    const common = { networkID, beginning: this.beginning, coins: this.coins, ids, avax: genesis.avaxAssetID }
    this.p = new PChain({ ...common, random: random.branch("P") })
    this.x = new XChain({ ...common, random: random.branch("X") })
    this.c = new CChain({ ...common, random: random.branch("C") })
    this.network = {
      networkId: networkID,
      network: "testnet",
      hrp: hrpOf(networkID),
      xChainId: formatId(ids.X),
      cChainId: formatId(ids.C),
      avaxAssetId: formatId(genesis.avaxAssetID),
    }
    this.moments.push(this.#heights())
    for (let made = 0; made < length; made++) this.#grow(random)
    for (const chain of ["P", "X", "C"] as const)
      for (const { transactions } of this.blocks[chain])
        for (const one of transactions) this.#transactions.set(hexOf(one.id), one)
    for (const coin of this.coins.all.values()) {
      const key = hexOf(coin.txID)
      this.#made.set(key, [...(this.#made.get(key) ?? []), coin])
      if (coin.reward) this.rewards.set(key, [...(this.rewards.get(key) ?? []), coin])
    }
  }

  get blocks(): Readonly<Record<ChainAlias, readonly MadeBlock[]>> {
    return { P: this.p.blocks, X: this.x.blocks, C: this.c.blocks }
  }

  get transactions(): Iterable<MadeTransaction> {
    return this.#transactions.values()
  }

  transaction(id: Uint8Array): MadeTransaction | undefined {
    return this.#transactions.get(hexOf(id))
  }

  /** All outputs of a transaction, by index. */
  madeBy(id: Uint8Array): readonly Coin[] {
    return (this.#made.get(hexOf(id)) ?? []).toSorted((one, other) => one.outputIndex - other.outputIndex)
  }

  /** Assets that X has. */
  get assets(): readonly Uint8Array[] {
    const made = [...this.transactions].filter(({ type }) => type === "CreateAssetTx").map(({ id }) => id)
    return [this.beginning.genesis.avaxAssetID, ...made]
  }

  /** The final heights of the chains. */
  get last(): ChainHeights {
    return this.moments.at(-1) as ChainHeights
  }

  #grow(random: Random): void {
    const chain = random.weighed({ P: 5, X: 4, C: 3 })
    if (chain === "P") this.p.grow()
    else if (chain === "X") this.x.grow(this.p.blocks.length - 1)
    else this.c.grow()
    this.moments.push(this.#heights())
  }

  #heights(): ChainHeights {
    return { P: this.p.blocks.length - 1, X: this.x.blocks.length - 1, C: this.c.blocks.length - 1 }
  }
}
