import { formatId } from "@serac/chain"
import { type EvmBlock, EvmError, type Hex } from "../evm/index.ts"
import { bytesOfKey, keyOf } from "../interfaces/keys.ts"
import { JournaledMap } from "../ledger/index.ts"
import type { RunningChain } from "../network/evm/running-chain.ts"
import type { EvmChains } from "../network/evm-chains.ts"
import type { PrimaryNetwork } from "../network/primary-network.ts"
import { type DevnetMessage, messagesOf, messengerLogs } from "./devnet-messages.ts"
import { relayerKey } from "./relayer-key.ts"
import { type SentMessage, sentMessageOf } from "./sent-message.ts"

/** The parts of a devnet that deliver messages. */
export interface MessageRelayOptions {
  readonly network: PrimaryNetwork
  readonly chains: EvmChains
  readonly seed: string
  /** Receives what prevents the delivery of a message, once for each. */
  readonly onFault?: ((error: unknown) => void) | undefined
}

/**
 * Delivers the messages between chains at once, in the order in which they were sent, unless it holds them. Messages of simulated users
 * are not its: the traffic's relayer decides about those.
 */
export class MessageRelay {
  /** Whether messages wait for `deliver`. */
  isHolding = false
  readonly #network: PrimaryNetwork
  readonly #chains: EvmChains
  readonly #seed: string
  readonly #onFault: (error: unknown) => void
  /** Messages to deliver, by id; reverts with the network. */
  readonly #waiting: JournaledMap<Hex, SentMessage>
  /** The block up to which each chain has been read; reverts with the network. */
  readonly #last: JournaledMap<string, Pick<EvmBlock, "hash"> & { readonly height: bigint }>
  #people: ReadonlySet<Hex> | undefined

  constructor({ network, chains, seed, onFault = () => {} }: MessageRelayOptions) {
    this.#network = network
    this.#chains = chains
    this.#seed = seed
    this.#onFault = onFault
    this.#waiting = new JournaledMap(network.journal)
    this.#last = new JournaledMap(network.journal)
  }

  /** Leaves the messages that were sent so far to `deliver`. */
  skip(): void {
    for (const { blockchainID, chain } of this.#chains.all)
      this.#last.set(keyOf(blockchainID), hashAndHeight(chain.tip))
  }

  /** Reads new messages, and issues the transactions that deliver them. @returns the number of transactions */
  async work(): Promise<number> {
    for (const running of this.#chains.all) await this.#read(running)
    if (this.isHolding) return 0
    let issued = 0
    for (const [messageID, message] of [...this.#waiting]) {
      const destination = this.#chains.get(bytesOfKey(message.destination))
      if (destination === undefined) continue
      this.#waiting.delete(messageID)
      try {
        const { deliverMessage } = await import("./deliver-message.ts")
        if ((await deliverMessage(this.#network, message, destination, this.#key)) !== undefined) issued++
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        this.#onFault(new Error(`the message ${messageID} is not delivered: ${reason}`, { cause: error }))
      }
    }
    return issued
  }

  /**
   * Delivers a message now, in a block of its destination, also one that is held or whose delivery failed before.
   *
   * @throws {EvmError} naming what prevents the delivery
   */
  async deliver(messageID: Hex): Promise<DevnetMessage> {
    const message = this.#waiting.get(messageID) ?? this.#sent(messageID)
    if (!message) throw new EvmError(`no chain of this network sent the message ${messageID}`)
    const destinationID = bytesOfKey(message.destination)
    const destination = this.#chains.get(destinationID)
    if (!destination) throw new EvmError(`the destination ${formatId(destinationID)} is no EVM chain of this network`)
    const { deliverMessage } = await import("./deliver-message.ts")
    const hash = await deliverMessage(this.#network, message, destination, this.#key)
    this.#waiting.delete(messageID)
    if (hash !== undefined) await this.#chains.work()
    const found = messagesOf(this.#chains.all).find((one) => one.messageID === messageID)
    if (found?.deliveredBy === undefined) throw new EvmError(`the transaction ${hash} did not deliver ${messageID}`)
    return found
  }

  get #key(): Uint8Array {
    return relayerKey(this.#seed)
  }

  async #read(running: RunningChain): Promise<void> {
    const { blockchainID, chain } = running
    const key = keyOf(blockchainID)
    const last = this.#last.get(key)
    if (last?.hash === chain.tip.hash) return
    // After a rollback all blocks are read again; what has arrived is not delivered twice.
    const isThere = last !== undefined && chain.blockAt(last.height)?.hash === last.hash
    for (const placed of messengerLogs(running, isThere ? last.height : 0n)) {
      const sent = sentMessageOf(placed, blockchainID)
      if (sent && !(await this.#isSimulated(placed.from))) this.#waiting.set(sent.messageID, sent)
    }
    this.#last.set(key, hashAndHeight(chain.tip))
  }

  /** Whether an address is one of a simulated user. */
  async #isSimulated(address: Hex): Promise<boolean> {
    if (this.#people === undefined) {
      const { peopleAddresses } = await import("../traffic/person-key.ts")
      this.#people = peopleAddresses(this.#seed)
    }
    return this.#people.has(address)
  }

  #sent(messageID: Hex): SentMessage | undefined {
    for (const running of this.#chains.all)
      for (const placed of messengerLogs(running, 0n)) {
        const sent = sentMessageOf(placed, running.blockchainID)
        if (sent?.messageID === messageID) return sent
      }
    return undefined
  }
}

const hashAndHeight = ({ hash, header }: EvmBlock) => ({ hash, height: header.number })
