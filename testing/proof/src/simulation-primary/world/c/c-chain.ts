import {
  type CChainUnsignedAtomicTransaction,
  decodeCChainAtomicTransaction,
  encodeAtomicBatch,
  encodeCChainAtomicTransaction,
} from "@serac/chain"
import type { MadeBlock, MadeTransaction } from "../block.ts"
import { bytesFor, sha256, zeroID } from "../bytes.ts"
import { type Coin, coinAmount } from "../coins.ts"
import { someOutputs, sortedOutputs } from "../outputs.ts"
import { type Person, people, signatures } from "../people.ts"
import type { WorldSetting } from "../setting.ts"
import { Spend } from "../spend.ts"
import { headerOf } from "./header.ts"

/** Makes the C-Chain's blocks with atomic transactions. */
export class CChain {
  readonly blocks: MadeBlock[] = []
  /** The balance of each account in nAVAX, and its nonce. */
  readonly accounts = new Map<Person, { balance: bigint; nonce: bigint }>(
    people.map((person) => [person, { balance: 0n, nonce: 0n }]),
  )
  readonly #setting: WorldSetting
  #time: number

  constructor(setting: WorldSetting) {
    this.#setting = setting
    this.#time = Number(setting.beginning.genesis.timestamp)
    this.#add([])
  }

  /** Makes the next block, which is often empty. */
  grow(): void {
    const { random } = this.#setting
    this.#time += random.chance(0.1) ? 0 : Math.ceil(random.spanning(1, 3_000))
    const count = Number(random.weighed({ 0: 3, 1: 5, 2: 2 }))
    const made: MadeTransaction[] = []
    for (let tries = 0; made.length < count && tries < 4; tries++) {
      const one = random.chance(0.55) ? this.#import(made.length) : this.#export(made.length)
      if (one) made.push(one)
    }
    this.#add(made)
  }

  #import(index: number): MadeTransaction | undefined {
    const { coins, random, ids, avax, networkID } = this.#setting
    const from = random.pick(["P", "X"] as const)
    const spend = new Spend(coins, "C", this.#time, random)
    const suits = (coin: Coin) => coin.made.chain === from && spend.isFree(coin)
    spend.add(...coins.some("C", random, random.between(1, 4), suits))
    if (spend.coins.length === 0) return undefined
    const total = spend.coins.reduce((sum, coin) => sum + coinAmount(coin), 0n)
    const receivers = random.shuffle(people).slice(0, total > 10n ? random.between(1, 2) : 1)
    const each = (total * 9n) / 10n / BigInt(receivers.length)
    if (each === 0n) return undefined
    const outputs = receivers.map(({ ethAddress: address }) => ({ address, amount: each, assetID: avax }))
    for (const person of receivers) this.#account(person).balance += each
    const place = { networkID, blockchainID: ids.C, sourceChain: ids[from] }
    const unsigned = { type: "ImportTx" as const, ...place, importedInputs: spend.inputs(), outputs }
    const signers = spend.coins.map((coin) => spend.addressesOf(coin))
    const { id, bytes, signed } = sign(unsigned, signers)
    const moment = { chain: "C" as const, height: this.blocks.length, timestamp: this.#time }
    for (const [at, coin] of spend.coins.entries()) {
      const shown = (signed[at] ?? []).map((signature, nth) => ({
        signature,
        signer: signers[at]?.[nth] as Uint8Array,
      }))
      coins.spend(coin, { ...moment, txID: id, signatures: shown })
    }
    const named = outputs.map(({ address }) => address)
    return { ...moment, index, id, bytes, type: "ImportTx", spent: spend.coins, made: [], named, assets: [] }
  }

  #export(index: number): MadeTransaction | undefined {
    const { coins, random, ids, avax, networkID } = this.#setting
    const rich = random
      .shuffle([...this.accounts].filter(([, { balance }]) => balance > 1_000n))
      .slice(0, random.between(1, 2))
    if (rich.length === 0) return undefined
    const inputs = rich.map(([person, account]) => {
      const amount = (account.balance * BigInt(random.between(1, 900))) / 1_000n + 1n
      account.balance -= amount
      return { address: person.ethAddress, amount, assetID: avax, nonce: account.nonce++ }
    })
    const total = inputs.reduce((sum, { amount }) => sum + amount, 0n)
    const sent = total > 2n ? total - 1n : total
    const home = random.pick(["P", "X"] as const)
    const exportedOutputs = sortedOutputs(someOutputs(avax, sent, random, this.#time))
    const place = { networkID, blockchainID: ids.C, destinationChain: ids[home] }
    const unsigned = { type: "ExportTx" as const, ...place, inputs, exportedOutputs }
    const { id, bytes } = sign(
      unsigned,
      inputs.map(({ address }) => [address]),
    )
    const moment = { chain: "C" as const, height: this.blocks.length, timestamp: this.#time }
    const made = exportedOutputs.map((one, outputIndex): Coin => {
      return { ...one, txID: id, outputIndex, made: moment, home, isStaked: false }
    })
    for (const coin of made) coins.add(coin)
    const named = inputs.map(({ address }) => address)
    return { ...moment, index, id, bytes, type: "ExportTx", spent: [], made, named, assets: [] }
  }

  #account(person: Person) {
    return this.accounts.get(person) as { balance: bigint; nonce: bigint }
  }

  #add(made: readonly MadeTransaction[]): void {
    const { random } = this.#setting
    const parent = this.blocks.at(-1)
    const height = this.blocks.length
    const parentID = parent?.id ?? zeroID
    const batch =
      made.length === 0
        ? new Uint8Array()
        : encodeAtomicBatch(made.map(({ bytes }) => decodeCChainAtomicTransaction(bytes)))
    const stateRoot = bytesFor(`C ${height} ${random.next()}`, 32)
    const timestamp = this.#time
    const { id, json } = headerOf({ height, parentID, timestamp, batch, stateRoot })
    this.blocks.push({ chain: "C", height, id, parentID, timestamp, type: "StandardBlock", transactions: made, json })
  }
}

function sign(unsigned: CChainUnsignedAtomicTransaction, signers: readonly (readonly Uint8Array[])[]) {
  const message = encodeCChainAtomicTransaction({ unsigned, credentials: [] }).subarray(0, -4)
  const signed = signers.map((addresses) => signatures(message, addresses))
  const credentials = signed.map((one) => ({ type: "secp256k1fx.Credential" as const, signatures: one }))
  const bytes = encodeCChainAtomicTransaction({ unsigned, credentials })
  return { id: sha256(bytes), bytes, signed }
}
