import { BuildError, buildCChainExportTx, buildCChainImportTx, type CChainUtxo, signTransaction } from "@serac/chain"
import { EvmError, toHex } from "@serac/evm-chain"
import { JournaledValue, LedgerError, zeroID } from "@serac/ledger"
import { keyOf } from "../interfaces/keys.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { bytesOfSeed } from "../network/seed.ts"
import { Random } from "../random/random.ts"
import { EvmWallet } from "../wallet/evm-wallet.ts"
import { testKey } from "../wallet/test-key.ts"
import { someAmount } from "./amount.ts"
import { avax, milliAvax } from "./recipients.ts"
import { busyness } from "./rhythm.ts"
import { Zipf } from "./zipf.ts"

/** Where and how people use EVM chains. */
export interface EvmTrafficOptions {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly seed: string
  /** Actions a minute in the busiest hour. Default: 0.5. */
  readonly pace?: number | undefined
}

const minute = 60_000
const wei = 10n ** 9n

/** People who use the C-Chain and L1s, by a seed: payments, and what goes between C and the other two chains. */
export class EvmTraffic {
  readonly #options: EvmTrafficOptions
  readonly #random: Random
  readonly #keys: readonly Uint8Array[]
  readonly #busy: Zipf<Uint8Array>
  readonly #pace: number
  /** Goes back with the network, as its clock does. */
  readonly #next: JournaledValue<number>

  constructor(options: EvmTrafficOptions) {
    const { network, seed, pace = 0.5 } = options
    this.#options = options
    this.#random = new Random(seed).branch("EVM traffic")
    // The same people as on P and X.
    this.#keys = Array.from({ length: 24 }, (_, index) => bytesOfSeed(seed, `person ${index}`))
    this.#busy = new Zipf(this.#keys)
    this.#pace = pace
    this.#next = new JournaledValue(network.journal, network.clock.now())
  }

  /** When the next action is due, in milliseconds since 1970. */
  get next(): number {
    return this.#next.value
  }

  /** Lets one action happen that is due by now, if one is, and makes the blocks. Whether one was. */
  async act(): Promise<boolean> {
    const { clock } = this.#options.network
    const now = clock.now()
    if (this.#next.value > now) return false
    const gap = minute / (this.#pace * busyness(now))
    this.#next.value = now + Math.ceil(gap * 2 * this.#random.next())
    try {
      await this.#do(this.#random.weighed({ pay: 8, importToC: 3, exportFromC: 2 }))
    } catch (error) {
      // Somebody lacks the funds, or has used them a moment ago.
      if (!(error instanceof BuildError || error instanceof EvmError || error instanceof LedgerError)) throw error
    }
    await this.#options.chains.work()
    return true
  }

  #do(kind: "pay" | "importToC" | "exportFromC"): Promise<void> {
    if (kind === "pay") return this.#pay()
    return kind === "importToC" ? this.#importToC() : this.#exportFromC()
  }

  /** Somebody pays somebody else; who has nothing yet is given something. */
  async #pay(): Promise<void> {
    const { chain } = this.#random.pick(this.#options.chains.all)
    const payer = new EvmWallet(chain, this.#busy.pick(this.#random))
    const payee = new EvmWallet(chain, this.#random.pick(this.#keys))
    const amount = someAmount(this.#random, milliAvax) * wei
    const isPoor = (await payer.balance()) < 2n * amount + avax * wei
    if (isPoor) await new EvmWallet(chain, testKey).send({ to: payer.address, value: 1_000n * avax * wei })
    else await payer.send({ to: payee.address, value: amount })
  }

  /** Somebody takes in on C what X or P sent. */
  async #importToC(): Promise<void> {
    const { network } = this.#options
    const { memory, genesis, atomic } = network
    const sourceChain = this.#random.chance(0.5) ? genesis.xChainID : zeroID
    const waiting = memory.between(sourceChain, genesis.cChainID)
    for (const key of this.#random.shuffle(this.#keys)) {
      const wallet = new EvmWallet(this.#options.chains.c.chain, key)
      const utxos = waiting.idsOf(keyOf(wallet.shortAddress)).map((id) => waiting.get(id) as CChainUtxo)
      if (utxos.length === 0) continue
      const transfer = { sourceChain, utxos, to: wallet.ethAddress }
      const now = BigInt(Math.floor(network.clock.now() / 1000))
      const built = buildCChainImportTx(this.#context(), { addresses: [wallet.shortAddress], now }, transfer)
      await atomic.issue(signTransaction(built, [key]).bytes, this.#baseFee())
      return
    }
  }

  /** Somebody sends from C to X or P. */
  async #exportFromC(): Promise<void> {
    const { network, chains } = this.#options
    const { genesis, atomic } = network
    const { chain } = chains.c
    const key = this.#busy.pick(this.#random)
    const wallet = new EvmWallet(chain, key)
    const account = await chain.read(chain.tip, ({ state }) => state.account(toHex(wallet.ethAddress)))
    const amount = someAmount(this.#random, 5n * milliAvax)
    const accounts = [
      { address: wallet.ethAddress, balance: (account?.balance ?? 0n) / wei, nonce: account?.nonce ?? 0n },
    ]
    const destinationChain = this.#random.chance(0.5) ? genesis.xChainID : zeroID
    const outputs = [{ to: wallet.shortAddress, amount }]
    const built = buildCChainExportTx(this.#context(), accounts, { destinationChain, outputs })
    await atomic.issue(signTransaction(built, [key]).bytes, this.#baseFee())
  }

  /** Twice that of the last block, so that what is built holds in the next. */
  #baseFee(): bigint {
    return 2n * (this.#options.chains.c.chain.tip.header.baseFeePerGas ?? 1n)
  }

  #context() {
    const { networkID, cChainID: blockchainID, avaxAssetID } = this.#options.network.genesis
    return { networkID, blockchainID, avaxAssetID, baseFee: this.#baseFee() }
  }
}
