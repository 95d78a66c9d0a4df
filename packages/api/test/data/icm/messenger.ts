import { formatId, parseHex } from "@serac/chain"
import type { Hex } from "@serac/store"
import { messageIdOf } from "../../../src/data/icm/message-id.ts"
import { contract, nobody, type TransactionPlan, wallet, word } from "../ledger.ts"

export const messenger: Hex = "0x253b2784c75e510dd0ff1da844684a1ac0aa5fcf"
/** The blockchains of the two chains, and one that is not served. */
export const [firnId, neveId, otherId] = [word(0xf1), word(0x4e), word(0x07)]
/** A blockchain's ID as documents write it. */
export const cb58 = (id: Hex): string => formatId(parseHex(id, "hexnc"))
/** The token that fees are paid in. */
export const feeToken = contract(9)

/** A message, and what the messenger says of it. */
export interface Sending {
  readonly source: Hex
  readonly destination: Hex
  readonly nonce: number
  readonly from?: Hex
  readonly to?: Hex
  readonly data?: Hex
  readonly fee?: bigint
  /** Nonces of what it brings receipts of; their relayer is wallet 5. */
  readonly receipts?: readonly number[]
}

type Event = NonNullable<TransactionPlan["messages"]>[number]

/** What is told of a message, event by event. */
export function message(sending: Sending) {
  const { source, destination, nonce, from = wallet(1), to = wallet(2), data = "0x6869", fee = 0n } = sending
  const messageId = messageIdOf({ contract: messenger, source, destination, nonce: String(nonce) })
  const of = { messageId, contract: messenger }
  const receipts = (sending.receipts ?? []).map((one) => ({ nonce: String(one), relayer: wallet(5) }))
  const told = { nonce: String(nonce), from, to, data, receipts }
  const feeOf = (amount: bigint) => ({ feeToken: amount === 0n ? nobody : feeToken, feeAmount: String(amount) })
  return {
    messageId,
    sent: (amount = fee): Event => ({ kind: "sent", ...of, destination, ...told, ...feeOf(amount) }),
    received: { kind: "received", ...of, source, ...told, deliverer: wallet(4), redeemer: wallet(5) } as Event,
    executed: { kind: "executed", ...of, source } as Event,
    failed: { kind: "failed", ...of, source } as Event,
    acknowledged: { kind: "acknowledged", ...of, destination, relayer: wallet(5), ...feeOf(fee) } as Event,
    feeAdded: (amount: bigint): Event => ({ kind: "feeAdded", ...of, ...feeOf(amount) }),
  }
}

/** A transaction in which the messenger says so. */
export const telling = (...messages: readonly Event[]): TransactionPlan => ({ messages })

/** That the messenger knows where it is. */
export const initialized = (blockchainId: Hex): Event => ({ kind: "initialized", contract: messenger, blockchainId })
