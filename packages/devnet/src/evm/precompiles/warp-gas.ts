import { precompileAddresses } from "../config/precompile-config.ts"

/** Address of the Warp precompile. */
export const warpAddress = precompileAddresses.warpConfig

/** The gas costs of the Warp precompile since Granite. */
export const warpGas = {
  getBlockchainID: 200n,
  getVerifiedMessageBase: 750n,
  perSigner: 250n,
  perMessageChunk: 512n,
  verifyPredicateBase: 125_000n,
  /** A log with three topics, 20,000 for the signature, and a storage slot. */
  sendMessageBase: 375n + 3n * 375n + 20_000n + 20_000n,
  perMessageByte: 8n,
} as const
