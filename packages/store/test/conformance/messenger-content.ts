import type { MessengerEvent } from "../../src/items/index.ts"
import { address, word } from "./chain-of.ts"

/** An event of the messenger of this kind, about message `nonce` between addresses 1 and 2. */
export function messengerEvent(kind: MessengerEvent["kind"], nonce = 1, data: `0x${string}` = "0x"): MessengerEvent {
  const place = { transactionHash: word(0), timestamp: 7, fee: "21000" }
  const contract = address(0x1c)
  if (kind === "initialized") return { kind, ...place, contract, blockchainId: word(0xb) }
  const of = { ...place, messageId: word(nonce), contract }
  const message = { nonce: String(nonce), from: address(1), to: address(2), data, receipts: [] }
  const fee = { feeToken: address(20), feeAmount: "5" }
  const [source, destination] = [word(0xa), word(0xd)]
  switch (kind) {
    case "sent":
      return { kind, ...of, destination, ...message, ...fee }
    case "received":
      return { kind, ...of, source, ...message, deliverer: address(3), redeemer: address(3) }
    case "acknowledged":
      return { kind, ...of, destination, relayer: address(3), ...fee }
    case "feeAdded":
      return { kind, ...of, ...fee }
    default:
      return { kind, ...of, source }
  }
}
