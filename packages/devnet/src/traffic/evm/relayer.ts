import { decodeAddressedCall, decodeUnsignedWarpMessage } from "@serac/chain"
import { encodeData } from "ox/AbiFunction"
import { fromHex, type Hex, messageOfLog, toPredicate, warpAddress } from "../../evm/index.ts"
import { keyOf } from "../../interfaces/keys.ts"
import { JournaledMap } from "../../ledger/index.ts"
import { messengerLogs, messengerTopics } from "../../messages/devnet-messages.ts"
import { messengerAddress } from "../../messages/messenger.ts"
import type { RunningChain } from "../../network/evm/running-chain.ts"
import { signTogether, subnetOfBlockchain, validatorsAt } from "../../network/evm/warp.ts"
import type { Keyring } from "../../network/keyring.ts"
import { bytesOfSeed } from "../../network/seed.ts"
import { Random } from "../../random/random.ts"
import type { EvmScene } from "./evm-scene.ts"
import { arrivalOf, decodeMessage, messengerFunctions } from "./messenger-calls.ts"

/** A message that the relayer handles. */
export interface Errand {
  readonly messageID: Hex
  /** The key of the source's blockchain id; likewise `destination`. */
  readonly source: string
  readonly destination: string
  /** Hash of the transaction that sent it. */
  readonly sentBy: Hex
  /** The unsigned warp message. */
  readonly warp: Uint8Array
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
 * Delivers messages between chains, signed by the validators of their source chains: soon, late or never, depending on the seed
 * and the message. Failed messages are retried or given up. It rebuilds its list from the chains, also after a state was loaded.
 */
export class Relayer {
  /** Its private key: 32 bytes. */
  readonly key: Uint8Array
  readonly #scene: EvmScene
  readonly #keyring: Keyring
  /** Messages by id; reverts with the network. */
  readonly #errands: JournaledMap<Hex, Errand>
  /** The height up to which each chain has been read; reverts with the network. */
  readonly #heights: JournaledMap<string, bigint>

  constructor(scene: EvmScene, keyring: Keyring) {
    const { journal } = scene.network
    this.key = bytesOfSeed(scene.seed, "relayer")
    this.#scene = scene
    this.#keyring = keyring
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
    for (const { log, next, transactionHash: sentBy, timestamp } of messengerLogs(running, above)) {
      const [topic, messageID, destination] = log.topics as [Hex, Hex, Hex]
      if (topic !== messengerTopics.sent || next?.address !== warpAddress) continue
      const random = this.#fate(messageID)
      const fate = random.weighed({ soon: 12, late: 3, never: 2 })
      if (fate === "never") continue
      const delay = fate === "soon" ? random.between(2, 90) * second : random.between(15, 180) * minute
      this.#errands.set(messageID, {
        messageID,
        source: key,
        destination: keyOf(fromHex(destination)),
        sentBy,
        warp: messageOfLog(next.data).bytes,
        due: timestamp * second + delay,
        tries: 0,
      })
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
    const signed = arrival.isThere ? undefined : this.#sign(errand, destination)
    const canAct = arrival.isThere || signed !== undefined
    this.#errands.set(messageID, { ...errand, due, tries: canAct ? tries + 1 : tries })
    if (arrival.isThere) await this.#tryAgain(errand, destination)
    else if (signed) await this.#bring(signed, destination)
  }

  /** The signed warp message; `undefined` if the source chain has no validators yet. */
  #sign({ warp }: Errand, destination: RunningChain): Uint8Array | undefined {
    const { network } = this.#scene
    const subnetID = subnetOfBlockchain(network, decodeUnsignedWarpMessage(warp).sourceChainID)
    // The receiving chain verifies the message with the validators of its current epoch.
    const height = Number(destination.consensus.currentEpoch().pChainHeight)
    if (!subnetID || !validatorsAt(network, height, subnetID)) return undefined
    return signTogether({ network, keyring: this.#keyring }, warp, subnetID, height)
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

  async #tryAgain({ warp, source }: Errand, destination: RunningChain): Promise<void> {
    const { payload } = decodeAddressedCall(decodeUnsignedWarpMessage(warp).payload)
    const relayer = await this.#scene.funded(destination, this.key)
    const data = encodeData(messengerFunctions.retry, [`0x${source}`, decodeMessage(payload)])
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
