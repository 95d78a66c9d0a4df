import type { Hex } from "../../hex.ts"

/** The key of a list of messages by which all of them are found. No ID of a blockchain is as short. */
export const anyMessage: Hex = "0x00"

/** The key by which it is found on which blockchain the messenger is. No ID of a message is as short. */
export const initializedKey: Hex = "0x00"
