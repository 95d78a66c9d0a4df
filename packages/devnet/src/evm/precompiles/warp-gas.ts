import { precompileAddresses } from "../config/precompile-config.ts"

/** Where the Warp precompile lives. */
export const warpAddress = precompileAddresses.warpConfig

/** What the Warp precompile charges since Granite. */
export const warpGas = {
  getBlockchainID: 200n,
  getVerifiedMessageBase: 750n,
  perSigner: 250n,
  perMessageChunk: 512n,
  verifyPredicateBase: 125_000n,
  /** A log with three topics, 20,000 for the signature, and a slot. */
  sendMessageBase: 375n + 3n * 375n + 20_000n + 20_000n,
  perMessageByte: 8n,
} as const
