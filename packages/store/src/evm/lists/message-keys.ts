import type { Hex } from "../../hex.ts"

/** The key of all messages in a list of messages. It is shorter than any blockchain ID. */
export const anyMessage: Hex = "0x00"

/** The key of the event that shows the messenger's own blockchain. It is shorter than any message ID. */
export const initializedKey: Hex = "0x00"
