/** Who a node is. */
export interface NodeIdentity {
  /** `NodeID-…`. */
  readonly nodeID: string
  /** The key that it signs with and the proof that it has it, as `0x` and digits. */
  readonly nodePOP: { readonly publicKey: string; readonly proofOfPossession: string }
}

/** What this devnet says that it is: the node whose interfaces it speaks. */
export const versions = {
  version: "avalanchego/1.14.2",
  databaseVersion: "v1.4.5",
  rpcProtocolVersion: "45",
  gitCommit: "",
} as const

/** The feature extensions of a node, by the texts of their ids. */
export const fxs = {
  qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT: "nftfx",
  rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy: "propertyfx",
  spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ: "secp256k1fx",
} as const

/** The virtual machines that are part of a node. */
export const ownVirtualMachines = [
  { id: "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq", aliases: ["avm"], version: "avalanchego/1.14.2" },
  { id: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6", aliases: ["evm"], version: "v1.14.2" },
  { id: "rWhpuQPF1kb72esV2momhMuTYGkEb1oL29pt2EBXWmSy4kxnT", aliases: ["platform"], version: "avalanchego/1.14.2" },
] as const

/** The plugin that runs L1s. */
export const subnetEvm = {
  id: "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
  aliases: [],
  version: "v1.14.2",
} as const
