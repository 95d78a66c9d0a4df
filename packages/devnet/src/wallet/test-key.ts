import { parsePrivateKey } from "@serac/chain"

/** The published test key with the initial funds of local networks: never use it for anything of value. */
export const testKeyText = "PrivateKey-ewoqjP7PxY4yr3iLTpLisriqt94hdyDFNgchSxGGztUrTXtNN"

/** The key as 32 bytes. */
export const testKey: Uint8Array = parsePrivateKey(testKeyText)
