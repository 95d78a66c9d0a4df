import { BuildError, weiPerNanoAvax } from "@serac/chain"
import { contractsOn, type DevnetContract, deployerKey } from "../../contracts/devnet-contracts.ts"
import { EvmError, type Hex, RevertError } from "../../evm/index.ts"
import { LedgerError } from "../../ledger/index.ts"
import type { RunningChain } from "../../network/evm/running-chain.ts"
import type { EvmChains } from "../../network/evm-chains.ts"
import type { PrimaryNetwork } from "../../network/primary-network.ts"
import { bytesOfSeed } from "../../network/seed.ts"
import type { Random } from "../../random/random.ts"
import { EvmWallet } from "../../wallet/evm-wallet.ts"
import { testKey } from "../../wallet/test-key.ts"
import { personKey } from "../person-key.ts"
import { avax } from "../recipients.ts"
import { Zipf } from "../zipf.ts"

/** What somebody is given who has not enough, and what is enough, in wei. */
const gift = 1_000n * avax * weiPerNanoAvax
const enough = avax * weiPerNanoAvax

/** Who uses the EVM chains, and where. */
export class EvmScene {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly seed: string
  readonly random: Random
  /** Of the same people as on P and X: private keys of 32 bytes. */
  readonly keys: readonly Uint8Array[]
  /** Who makes the contracts. */
  readonly deployerKey: Uint8Array
  /** Who sends everybody a token that nobody asked for. */
  readonly spammerKey: Uint8Array
  readonly #busy: Zipf<Uint8Array>
  /** What a key's addresses are takes a while to compute. */
  readonly #wallets = new WeakMap<RunningChain, Map<Uint8Array, EvmWallet>>()

  constructor({ network, chains, seed }: Pick<EvmScene, "network" | "chains" | "seed">, random: Random, count = 24) {
    this.network = network
    this.chains = chains
    this.seed = seed
    this.random = random
    this.keys = Array.from({ length: count }, (_, index) => personKey(seed, index))
    this.deployerKey = deployerKey(seed)
    this.spammerKey = bytesOfSeed(seed, "spammer")
    this.#busy = new Zipf(this.keys)
  }

  /** The chains on which people have funds. */
  async inUse(): Promise<readonly RunningChain[]> {
    const inUse: RunningChain[] = []
    for (const running of this.chains.all) if ((await this.treasury(running).balance()) > gift) inUse.push(running)
    return inUse
  }

  /** One of the chains on which people have funds. */
  async someChain(): Promise<RunningChain> {
    return this.random.pick(await this.inUse())
  }

  /** Who has a chain's first funds. */
  treasury(running: RunningChain): EvmWallet {
    return this.wallet(running, testKey)
  }

  /** Who has a key, on a chain. */
  wallet(running: RunningChain, key: Uint8Array): EvmWallet {
    const known = this.#wallets.get(running) ?? new Map<Uint8Array, EvmWallet>()
    this.#wallets.set(running, known)
    const wallet = known.get(key) ?? new EvmWallet(running.chain, key)
    known.set(key, wallet)
    return wallet
  }

  /** Somebody who has funds on a chain; the first of them most often. */
  someone(running: RunningChain): Promise<EvmWallet> {
    return this.funded(running, this.someKey())
  }

  /** Somebody's private key; of the first of them most often. */
  someKey(): Uint8Array {
    return this.#busy.pick(this.random)
  }

  /** Somebody who does not have to have anything. */
  anyone(running: RunningChain): EvmWallet {
    return this.wallet(running, this.random.pick(this.keys))
  }

  /** The addresses of all on EVM chains. */
  addresses(running: RunningChain): readonly Hex[] {
    return this.keys.map((key) => this.wallet(running, key).address)
  }

  /** Who has a key, and funds: they are given some where there are few, in a block before. */
  async funded(running: RunningChain, key: Uint8Array): Promise<EvmWallet> {
    const wallet = this.wallet(running, key)
    if ((await wallet.balance()) < enough) {
      await this.treasury(running).send({ to: wallet.address, value: gift })
      await this.chains.work()
    }
    return wallet
  }

  /** What stands on a chain of one kind, but for spam. */
  async contracts({ chain }: RunningChain, kind: DevnetContract["kind"]): Promise<readonly DevnetContract[]> {
    return (await contractsOn(chain, this.seed)).filter((one) => one.kind === kind && !one.isSpam)
  }
}

/** Whether somebody was refused as people are: they lack the funds, or what they wanted is not theirs any more. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof BuildError ||
  error instanceof EvmError ||
  error instanceof RevertError ||
  error instanceof LedgerError
