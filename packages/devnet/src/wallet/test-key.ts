import { parsePrivateKey } from "@serac/chain"

/** The published test key that local networks give their funds: never use it where anything is worth something. */
export const testKeyText = "PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN"

/** Its 32 bytes. */
export const testKey: Uint8Array = parsePrivateKey(testKeyText)
