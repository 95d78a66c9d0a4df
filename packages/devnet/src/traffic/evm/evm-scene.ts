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
import { peopleOnEvm, personKey } from "../person-key.ts"
import { avax } from "../recipients.ts"
import { Zipf } from "../zipf.ts"

/** The amount given to an account with too little, and the least sufficient balance, in wei. */
const gift = 1_000n * avax * weiPerNanoAvax
const enough = avax * weiPerNanoAvax

/** The users of the EVM chains, their wallets, and the chains. */
export class EvmScene {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly seed: string
  readonly random: Random
  /** Private keys, 32 bytes, of the same users as on P and X. */
  readonly keys: readonly Uint8Array[]
  /** The key of the deployer of contracts. */
  readonly deployerKey: Uint8Array
  /** The key that sends unsolicited tokens. */
  readonly spammerKey: Uint8Array
  readonly #busy: Zipf<Uint8Array>
  /** Wallets are cached because deriving addresses takes time. */
  readonly #wallets = new WeakMap<RunningChain, Map<Uint8Array, EvmWallet>>()

  constructor(
    { network, chains, seed }: Pick<EvmScene, "network" | "chains" | "seed">,
    random: Random,
    count = peopleOnEvm,
  ) {
    this.network = network
    this.chains = chains
    this.seed = seed
    this.random = random
    this.keys = Array.from({ length: count }, (_, index) => personKey(seed, index))
    this.deployerKey = deployerKey(seed)
    this.spammerKey = bytesOfSeed(seed, "spammer")
    this.#busy = new Zipf(this.keys)
  }

  /** The chains on which users have funds. */
  async inUse(): Promise<readonly RunningChain[]> {
    const inUse: RunningChain[] = []
    for (const running of this.chains.all) if ((await this.treasury(running).balance()) > gift) inUse.push(running)
    return inUse
  }

  /** A random chain on which users have funds. */
  async someChain(): Promise<RunningChain> {
    return this.random.pick(await this.inUse())
  }

  /** The wallet with a chain's initial funds. */
  treasury(running: RunningChain): EvmWallet {
    return this.wallet(running, testKey)
  }

  /** The wallet of a key on a chain. */
  wallet(running: RunningChain, key: Uint8Array): EvmWallet {
    const known = this.#wallets.get(running) ?? new Map<Uint8Array, EvmWallet>()
    this.#wallets.set(running, known)
    const wallet = known.get(key) ?? new EvmWallet(running.chain, key)
    known.set(key, wallet)
    return wallet
  }

  /** A funded wallet of a random user on a chain; the first users are the most likely. */
  someone(running: RunningChain): Promise<EvmWallet> {
    return this.funded(running, this.someKey())
  }

  /** The key of a random user; the first users are the most likely. */
  someKey(): Uint8Array {
    return this.#busy.pick(this.random)
  }

  /** The wallet of a random user, funded or not. */
  anyone(running: RunningChain): EvmWallet {
    return this.wallet(running, this.random.pick(this.keys))
  }

  /** The addresses of all users on EVM chains. */
  addresses(running: RunningChain): readonly Hex[] {
    return this.keys.map((key) => this.wallet(running, key).address)
  }

  /** The wallet of a key with sufficient funds: if it has too little, the treasury pays it in a block before. */
  async funded(running: RunningChain, key: Uint8Array): Promise<EvmWallet> {
    const wallet = this.wallet(running, key)
    if ((await wallet.balance()) < enough) {
      await this.treasury(running).send({ to: wallet.address, value: gift })
      await this.chains.work()
    }
    return wallet
  }

  /** The contracts of one kind on a chain, except spam. */
  async contracts({ chain }: RunningChain, kind: DevnetContract["kind"]): Promise<readonly DevnetContract[]> {
    return (await contractsOn(chain, this.seed)).filter((one) => one.kind === kind && !one.isSpam)
  }
}

/** Whether an error is an expected one of users: missing funds, or a token that they do not own any more. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof BuildError ||
  error instanceof EvmError ||
  error instanceof RevertError ||
  error instanceof LedgerError
