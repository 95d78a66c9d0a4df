import { encodeData } from "ox/AbiFunction"
import { fromHex, type Hex, toPredicate, warpAddress } from "../../evm/index.ts"
import { keyOf } from "../../interfaces/keys.ts"
import { JournaledMap } from "../../ledger/index.ts"
import { messengerLogs } from "../../messages/devnet-messages.ts"
import { signForDestination } from "../../messages/message-signers.ts"
import { messengerAddress } from "../../messages/messenger.ts"
import { arrivalOf, decodeMessage, messengerFunctions } from "../../messages/messenger-calls.ts"
import { relayerKey } from "../../messages/relayer-key.ts"
import { payloadOf, type SentMessage, sentMessageOf } from "../../messages/sent-message.ts"
import type { RunningChain } from "../../network/evm/running-chain.ts"
import { Random } from "../../random/random.ts"
import { peopleAddresses } from "../person-key.ts"
import type { EvmScene } from "./evm-scene.ts"

/** A message that the relayer handles. */
export interface Errand extends SentMessage {
  /** When the relayer handles it next, in milliseconds since 1970. */
  readonly due: number
  /** Number of deliveries and retries so far. */
  readonly tries: number
}

const second = 1_000
const minute = 60 * second
const maxDeliveryAttempts = 3
/** Maximum number of messages that one call of `work` handles. */
const maxRelayedMessages = 5

/**
 * Delivers the messages of simulated users between chains, signed by the validators of their source chains: soon, late or never, depending on the seed
 * and the message. Failed messages are retried or given up. It rebuilds its list from the chains, also after a state was loaded.
 */
export class Relayer {
  /** Its private key: 32 bytes. */
  readonly key: Uint8Array
  readonly #scene: EvmScene
  readonly #people: ReadonlySet<Hex>
  /** Messages by id; reverts with the network. */
  readonly #errands: JournaledMap<Hex, Errand>
  /** The height up to which each chain has been read; reverts with the network. */
  readonly #heights: JournaledMap<string, bigint>

  constructor(scene: EvmScene) {
    const { journal } = scene.network
    this.key = relayerKey(scene.seed)
    this.#scene = scene
    this.#people = peopleAddresses(scene.seed)
    this.#errands = new JournaledMap(journal)
    this.#heights = new JournaledMap(journal)
  }

  /** The messages in delivery, sorted by id. */
  get errands(): readonly Errand[] {
    return [...this.#errands.values()].sort((one, other) => (one.messageID < other.messageID ? -1 : 1))
  }

  /** Reads new messages, and issues transactions for those that are due; blocks are made later. */
  async work(): Promise<void> {
    for (const running of await this.#scene.inUse()) this.#read(running)
    const now = this.#scene.network.clock.now()
    const due = this.errands.filter((errand) => errand.due <= now).sort((one, other) => one.due - other.due)
    for (const errand of due.slice(0, maxRelayedMessages)) await this.#lookAfter(errand)
  }

  #read(running: RunningChain): void {
    const key = keyOf(running.blockchainID)
    const height = running.chain.tip.header.number
    const known = this.#heights.get(key) ?? 0n
    // A revert may have removed blocks that were read already.
    const above = known > height ? height : known
    for (const placed of messengerLogs(running, above)) {
      const sent = sentMessageOf(placed, running.blockchainID)
      if (!sent || !this.#people.has(placed.from)) continue
      const random = this.#fate(sent.messageID)
      const fate = random.weighed({ soon: 12, late: 3, never: 2 })
      if (fate === "never") continue
      const delay = fate === "soon" ? random.between(2, 90) * second : random.between(15, 180) * minute
      this.#errands.set(sent.messageID, { ...sent, due: placed.timestamp * second + delay, tries: 0 })
    }
    this.#heights.set(key, height)
  }

  async #lookAfter(errand: Errand): Promise<void> {
    const { messageID, tries } = errand
    const { inUse, source, destination } = await this.#placesOf(errand)
    const arrival = destination && (await arrivalOf(destination, messageID))
    const isSent = source?.chain.transaction(errand.sentBy) !== undefined
    const random = this.#fate(`${messageID} arrived`)
    const isOver = !inUse || !destination || !arrival || !isSent || tries >= maxDeliveryAttempts
    if (isOver || (arrival.isThere && (!arrival.hasFailed || !random.chance(0.6)))) {
      this.#errands.delete(messageID)
      if (arrival?.isThere && destination && random.chance(0.1)) await this.#sendReceipt(errand, destination)
      return
    }
    const due = this.#scene.network.clock.now() + random.between(3, 40) * minute
    const signed = arrival.isThere ? undefined : signForDestination(this.#scene.network, errand.warp, destination)
    const canAct = arrival.isThere || signed !== undefined
    this.#errands.set(messageID, { ...errand, due, tries: canAct ? tries + 1 : tries })
    if (arrival.isThere) await this.#tryAgain(errand, destination)
    else if (signed) await this.#bring(signed, destination)
  }

  async #placesOf({ source, destination }: Errand) {
    const all = await this.#scene.inUse()
    const find = (key: string) => all.find(({ blockchainID }) => keyOf(blockchainID) === key)
    return { inUse: all.length > 1, source: find(source), destination: find(destination) }
  }

  async #bring(signed: Uint8Array, destination: RunningChain): Promise<void> {
    const relayer = await this.#scene.funded(destination, this.key)
    await relayer.send({
      to: messengerAddress,
      data: fromHex(encodeData(messengerFunctions.receive, [0, relayer.address])),
      gas: 1_500_000n,
      accessList: [{ address: warpAddress, storageKeys: toPredicate(signed) }],
    })
  }

  async #tryAgain(errand: Errand, destination: RunningChain): Promise<void> {
    const relayer = await this.#scene.funded(destination, this.key)
    const data = encodeData(messengerFunctions.retry, [`0x${errand.source}`, decodeMessage(payloadOf(errand))])
    await relayer.send({ to: messengerAddress, data: fromHex(data), gas: 1_000_000n })
  }

  /** Sends the receipt to the source chain at once, instead of with the next message to it. */
  async #sendReceipt({ messageID, source }: Errand, destination: RunningChain): Promise<void> {
    const relayer = await this.#scene.funded(destination, this.key)
    const fee = { feeTokenAddress: `0x${"0".repeat(40)}`, amount: 0n } as const
    const data = encodeData(messengerFunctions.sendReceipts, [`0x${source}`, [messageID], fee, []])
    await relayer.send({ to: messengerAddress, data: fromHex(data), gas: 500_000n })
  }

  #fate(label: string): Random {
    return new Random(this.#scene.seed).branch(`message ${label}`)
  }
}
