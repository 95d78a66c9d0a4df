import {
  appendId,
  type ConvertSubnetToL1Tx,
  conversionIdOf,
  decodeAddressedCall,
  decodePChainMessage,
  decodeWarpMessage,
  formatId,
  type PChainMessage,
  validationIdOf,
} from "@serac/chain"
import { justifyConversionValidator, justifyRegistration } from "@serac/wire/peer"
import { decodeJustification } from "@serac/wire/peer/server"
import { AggregationError } from "../aggregation-error.ts"
import { type PChain, zeroId } from "../validators/p-chain.ts"
import { type L1Message, l1Message } from "./l1-message.ts"

/** Options of {@link L1Messages}. */
export interface L1MessagesOptions {
  readonly networkId: number
  readonly pChain: PChain
  /** The transaction that created an L1 validator, by its validation ID; undefined where it is unknown. */
  readonly madeBy: (validationID: Uint8Array) => Promise<Uint8Array | undefined>
}

/** The message of an L1's manager in a transaction, and the manager's blockchain. */
interface Managed {
  readonly message: PChainMessage
  readonly bytes: Uint8Array
  readonly managerChainID: Uint8Array
}

const l1TransactionTypes = "ConvertSubnetToL1Tx, RegisterL1ValidatorTx and SetL1ValidatorWeightTx"

/** Messages of the P-Chain to the manager of an L1 about its validators (ACP-77). */
export class L1Messages {
  readonly #options: L1MessagesOptions

  constructor(options: L1MessagesOptions) {
    this.#options = options
  }

  /**
   * The message that a transaction of the P-Chain causes: that a subnet was converted, that a validator was registered, that its weight has
   * changed, or that it was removed.
   *
   * @throws {AggregationError} `unknown-transaction`, `transaction` (of another kind), `not-indexed`, `node`
   */
  async ofTransaction(id: Uint8Array, signal: AbortSignal): Promise<L1Message> {
    const { networkId, pChain } = this.#options
    const found = await pChain.transaction(id, signal)
    if (found === undefined)
      throw new AggregationError("unknown-transaction", `transaction ${formatId(id)} was not found`)
    const { unsigned } = found
    if (unsigned.type === "ConvertSubnetToL1Tx") {
      const { subnetID, chainID } = unsigned
      const statement = { type: "SubnetToL1Conversion", id: conversionOf(unsigned) } as const
      return l1Message(networkId, statement, { justification: subnetID, receiver: chainID })
    }
    if (unsigned.type === "RegisterL1ValidatorTx") {
      const { message, managerChainID: receiver } = managedBy(unsigned.message)
      if (message.type !== "RegisterL1Validator") throw new Error(`a ${message.type} registers no validator`)
      const validationID = validationIdOf(message)
      return l1Message(networkId, { type: "L1ValidatorRegistration", validationID, registered: true }, { receiver })
    }
    if (unsigned.type === "SetL1ValidatorWeightTx") return this.#ofWeight(managedBy(unsigned.message), signal)
    throw new AggregationError(
      "transaction",
      `transaction ${formatId(id)} is a ${unsigned.type}, which makes no message about an L1; ${l1TransactionTypes} do`,
    )
  }

  /**
   * The message that a justification alone determines: that a subnet was converted, or that a validator is no longer registered.
   *
   * @throws {AggregationError} `message` where the justification determines none, `unknown-subnet`, `node`
   */
  async ofJustification(justification: Uint8Array, signal: AbortSignal): Promise<L1Message> {
    const { networkId } = this.#options
    if (justification.length === zeroId.length) {
      const { conversionID: id, chainID: receiver } = await this.#managerOf(justification, signal)
      return l1Message(networkId, { type: "SubnetToL1Conversion", id }, { justification, receiver })
    }
    const removed = removedBy(justification)
    if (removed === undefined) throw new AggregationError("message", "no message follows from the justification")
    const [validationID, subnetID] = removed
    const { chainID: receiver } = await this.#managerOf(subnetID, signal)
    const statement = { type: "L1ValidatorRegistration", validationID, registered: false } as const
    return l1Message(networkId, statement, { justification, receiver })
  }

  async #ofWeight({ message, managerChainID: receiver }: Managed, signal: AbortSignal): Promise<L1Message> {
    const { networkId } = this.#options
    if (message.type !== "L1ValidatorWeight") throw new Error(`a ${message.type} sets no weight`)
    if (message.weight > 0n) return l1Message(networkId, message, { receiver })
    const { validationID } = message
    const justification = await this.#removal(validationID, signal)
    const statement = { type: "L1ValidatorRegistration", validationID, registered: false } as const
    return l1Message(networkId, statement, { justification, receiver })
  }

  /** Makes the justification that a validator existed, from the transaction that created it. */
  async #removal(validationID: Uint8Array, signal: AbortSignal): Promise<Uint8Array> {
    const { madeBy, pChain } = this.#options
    const id = await madeBy(validationID)
    const unsigned = id && (await pChain.transaction(id, signal))?.unsigned
    if (unsigned?.type === "RegisterL1ValidatorTx") return justifyRegistration(managedBy(unsigned.message).bytes)
    if (unsigned?.type === "ConvertSubnetToL1Tx") {
      const { subnetID, validators } = unsigned
      const index = validators.findIndex((_, index) => Buffer.compare(appendId(subnetID, index), validationID) === 0)
      if (index >= 0) return justifyConversionValidator(subnetID, index)
    }
    throw new AggregationError("not-indexed", `L1 validator ${formatId(validationID)} is not indexed yet`)
  }

  async #managerOf(subnetID: Uint8Array, signal: AbortSignal) {
    const manager = await this.#options.pChain.managerOf(subnetID, signal)
    const name = formatId(subnetID)
    if (manager === undefined) throw new AggregationError("unknown-subnet", `subnet ${name} was not found`)
    if (Buffer.compare(manager.conversionID, zeroId) === 0)
      throw new AggregationError("message", `subnet ${name} is no L1, and has no message`)
    return manager
  }
}

function conversionOf({ subnetID, chainID, address, validators }: ConvertSubnetToL1Tx): Uint8Array {
  return conversionIdOf({
    subnetID,
    managerChainID: chainID,
    managerAddress: address,
    validators: validators.map(({ nodeID, weight, signer }) => ({ nodeID, weight, blsPublicKey: signer.publicKey })),
  })
}

function managedBy(signed: Uint8Array): Managed {
  const { sourceChainID: managerChainID, payload } = decodeWarpMessage(signed).unsignedMessage
  const { payload: bytes } = decodeAddressedCall(payload)
  return { message: decodePChainMessage(bytes), bytes, managerChainID }
}

/**
 * Whether a justification alone determines a message: it is the ID of a converted subnet, or identifies a removed L1 validator.
 *
 * @example
 * import { isJustification } from "@serac/signatures"
 *
 * isJustification(new Uint8Array(32)) // true: a subnet's ID
 */
export function isJustification(bytes: Uint8Array): boolean {
  return bytes.length === zeroId.length || removedBy(bytes) !== undefined
}

/** The validation ID and subnet ID of the validator whose removal a justification shows. */
function removedBy(justification: Uint8Array): readonly [validationID: Uint8Array, subnetID: Uint8Array] | undefined {
  try {
    const shown = decodeJustification(justification)
    if (shown?.type === "conversion") {
      const { subnetId, index } = shown.validator
      return subnetId.length === zeroId.length ? [appendId(subnetId, index), subnetId] : undefined
    }
    const message = shown && decodePChainMessage(shown.message)
    return message?.type === "RegisterL1Validator" ? [validationIdOf(message), message.subnetID] : undefined
  } catch {
    return undefined
  }
}
