import { fromCb58, fromHex, ownerHex, sha256, toCb58 } from "../recording/text.ts"
import { L1Fees, type ValidatorFeeTerms } from "./l1-fees.ts"
import type { LedgerTransaction } from "./ledger-transactions.ts"
import type { LedgerOutput } from "./output.ts"
import type { Event } from "./utxo.ts"

/** A validator of an L1 at some time. */
export interface L1Validator {
  readonly validationID: string
  readonly subnetID: string
  /** 20 bytes, in hexadecimal; so are owners. */
  readonly nodeID: string
  readonly publicKey: string
  readonly added: Event
  readonly remainingBalanceOwner: L1Owner
  readonly deactivationOwner: L1Owner
  weight: bigint
  minNonce: bigint
  /** The accumulated fee at which the balance is used up; 0 while the validator is inactive. */
  endAccumulatedFee: bigint
  removed?: Event
}

export interface L1Owner {
  readonly threshold: number
  readonly owners: readonly string[]
}

/** A balance that a transaction returned: a UTXO without an output in the transaction, numbered right after its outputs. */
export interface Refund {
  readonly event: Event
  readonly outputIndex: number
  readonly output: LedgerOutput
}

/** An L1 validator's state after a transaction. */
export interface L1Change {
  readonly validator: Readonly<L1Validator>
  readonly remainingBalance: bigint
  /** The added amount; negative for a refund. */
  readonly balanceChange?: bigint
  /** The proof of possession of a new validator. */
  readonly proofOfPossession?: string
}

/** Follows the validators of L1s through the P-Chain's transactions. */
export class L1Validators {
  readonly all = new Map<string, L1Validator>()
  readonly refunds: Refund[] = []
  /** The changes of validators by each transaction's ID. */
  readonly changes = new Map<string, readonly L1Change[]>()
  /** The total of deposits, and the total of refunds. */
  paidIn = 0n
  readonly #fees: L1Fees
  #time: number

  /** @param time - the P-Chain's start in Unix seconds; the fee accumulates from then on, before the first L1 validator too. */
  constructor(terms: ValidatorFeeTerms, time: number) {
    this.#time = time
    this.#fees = new L1Fees(terms)
  }

  get accruedFees(): bigint {
    return this.#fees.accrued
  }

  get activeCount(): number {
    return [...this.all.values()].filter(({ endAccumulatedFee }) => endAccumulatedFee > 0n).length
  }

  balanceOf({ endAccumulatedFee }: L1Validator): bigint {
    return endAccumulatedFee > this.accruedFees ? endAccumulatedFee - this.accruedFees : 0n
  }

  /** The time of a block, before its transactions. */
  advanceTo(time: number): void {
    const active = [...this.all.values()].filter(({ endAccumulatedFee }) => endAccumulatedFee > 0n)
    this.#fees.advance(time - this.#time, active.length)
    this.#time = time
    for (const validator of active) {
      if (validator.endAccumulatedFee <= this.accruedFees) validator.endAccumulatedFee = 0n
    }
  }

  apply({ event, type, json: { unsignedTx }, outputs }: LedgerTransaction): void {
    const { validators = [], subnetID = "", validationID = "", message = "0x", balance = 0 } = unsignedTx
    if (type === "ConvertSubnetToL1Tx") {
      for (const [index, one] of validators.entries()) {
        const place = Buffer.alloc(4)
        place.writeUInt32BE(index)
        const fresh = {
          validationID: toCb58(sha256(Buffer.concat([fromCb58(subnetID), place]))),
          subnetID,
          nodeID: one.nodeID.slice(2),
          publicKey: one.signer.publicKey ?? "0x",
          remainingBalanceOwner: l1Owner(one.remainingBalanceOwner),
          deactivationOwner: l1Owner(one.deactivationOwner),
          weight: BigInt(one.weight),
        }
        this.#add(event, BigInt(one.balance), fresh, one.signer.proofOfPossession ?? "0x")
      }
    } else if (type === "RegisterL1ValidatorTx") {
      const proof = Buffer.from((unsignedTx as { proofOfPossession?: readonly number[] }).proofOfPossession ?? [])
      this.#add(event, BigInt(balance), readRegistration(addressedPayload(message)), `0x${proof.toString("hex")}`)
    } else if (type === "IncreaseL1ValidatorBalanceTx") {
      const validator = this.#get(validationID)
      const from = validator.endAccumulatedFee === 0n ? this.accruedFees : validator.endAccumulatedFee
      validator.endAccumulatedFee = from + BigInt(balance)
      this.paidIn += BigInt(balance)
      this.#note(event, validator, { balanceChange: BigInt(balance) })
    } else if (type === "DisableL1ValidatorTx") {
      const validator = this.#get(validationID)
      this.#note(event, validator, this.#refund(event, outputs.length, validator))
    } else if (type === "SetL1ValidatorWeightTx") {
      const change = readWeight(addressedPayload(message))
      const validator = this.#get(change.validationID)
      validator.weight = change.weight
      validator.minNonce = change.nonce + 1n
      const refunded = change.weight === 0n ? this.#refund(event, outputs.length, validator) : {}
      if (change.weight === 0n) validator.removed = event
      this.#note(event, validator, refunded)
    }
  }

  #add(
    event: Event,
    balance: bigint,
    fresh: Omit<L1Validator, "added" | "minNonce" | "endAccumulatedFee">,
    proofOfPossession: string,
  ): void {
    this.paidIn += balance
    const validator = {
      ...fresh,
      added: event,
      minNonce: 0n,
      endAccumulatedFee: balance > 0n ? this.accruedFees + balance : 0n,
    }
    this.all.set(fresh.validationID, validator)
    this.#note(event, validator, { balanceChange: balance, proofOfPossession })
  }

  #note({ txID }: Event, validator: L1Validator, rest: Omit<L1Change, "validator" | "remainingBalance">): void {
    const change = { validator: { ...validator }, remainingBalance: this.balanceOf(validator), ...rest }
    this.changes.set(txID, [...(this.changes.get(txID) ?? []), change])
  }

  #get(validationID: string): L1Validator {
    const validator = this.all.get(validationID)
    if (validator === undefined) throw new Error(`No L1 validator ${validationID} was ever added`)
    return validator
  }

  #refund(event: Event, outputIndex: number, validator: L1Validator): { readonly balanceChange?: bigint } {
    if (validator.endAccumulatedFee === 0n) return {}
    const { threshold, owners } = validator.remainingBalanceOwner
    const amount = this.balanceOf(validator)
    validator.endAccumulatedFee = 0n
    const output = { kind: "transfer", amount, locktime: 0n, stakeableLocktime: 0n, threshold, owners } as const
    this.refunds.push({ event, outputIndex, output })
    return { balanceChange: -amount }
  }
}

const l1Owner = ({ threshold, addresses }: { threshold: number; addresses: readonly string[] }): L1Owner => ({
  threshold,
  owners: addresses.map(ownerHex),
})

/** The payload of an AddressedCall in a warp message. */
function addressedPayload(message: string): Buffer {
  const bytes = fromHex(message)
  const call = bytes.subarray(42, 42 + bytes.readUInt32BE(38))
  const sender = call.readUInt32BE(6)
  const at = 10 + sender
  return call.subarray(at + 4, at + 4 + call.readUInt32BE(at))
}

function readRegistration(message: Buffer) {
  let at = 6
  const take = (count: number) => {
    at += count
    return message.subarray(at - count, at)
  }
  const u32 = () => take(4).readUInt32BE()
  const owner = (): L1Owner => ({
    threshold: u32(),
    owners: Array.from({ length: u32() }, () => take(20).toString("hex")),
  })
  const subnetID = toCb58(take(32))
  const nodeID = take(u32()).toString("hex")
  const publicKey = `0x${take(48).toString("hex")}`
  take(8)
  const [remainingBalanceOwner, deactivationOwner] = [owner(), owner()]
  const weight = take(8).readBigUInt64BE()
  const validationID = toCb58(sha256(message))
  return { validationID, subnetID, nodeID, publicKey, remainingBalanceOwner, deactivationOwner, weight }
}

const readWeight = (message: Buffer) => ({
  validationID: toCb58(message.subarray(6, 38)),
  nonce: message.readBigUInt64BE(38),
  weight: message.readBigUInt64BE(46),
})
