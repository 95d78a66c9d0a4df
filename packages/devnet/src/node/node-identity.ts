/** The identity of a node. */
export interface NodeIdentity {
  /** `NodeID-…`. */
  readonly nodeID: string
  /** The node's BLS public key and its proof of possession, as `0x` and digits. */
  readonly nodePOP: { readonly publicKey: string; readonly proofOfPossession: string }
}

/** The versions that this devnet reports: those of the node whose interfaces it has. */
export const versions = {
  version: "avalanchego/1.14.2",
  databaseVersion: "v1.4.5",
  rpcProtocolVersion: "45",
  gitCommit: "",
} as const

/** The feature extensions of a node, by their ids in text form. */
export const fxs = {
  qd2U4HDWUvMrVUeTcCHp6xH3Qpnn1XbU5MDdnBoiifFqvgXwT: "nftfx",
  rXJsCSEYXg2TehWxCEEGj6JU2PWKTkd6cBdNLjoe2SpsKD9cy: "propertyfx",
  spdxUxVJQbX85MGxMHbKw1sHxMnSqJ3QBzDyDYEP3h6TLuxqQ: "secp256k1fx",
} as const

/** The virtual machines that are built into a node. */
export const ownVirtualMachines = [
  { id: "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq", aliases: ["avm"], version: "avalanchego/1.14.2" },
  { id: "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6", aliases: ["evm"], version: "v1.14.2" },
  { id: "rWhpuQPF1kb72esV2momhMuTYGkEb1oL29pt2EBXWmSy4kxnT", aliases: ["platform"], version: "avalanchego/1.14.2" },
] as const

/** The virtual machine plugin of L1s. */
export const subnetEvm = {
  id: "srEXiWaHuhNyGwPUi444Tu47ZEDwxTWrbQiuD7FmgSAQ6X7Dy",
  aliases: [],
  version: "v1.14.2",
} as const
