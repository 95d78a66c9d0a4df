/** The type ids of the codec of the C-Chain's atomic transactions. */
export const cTypeIDs = {
  ImportTx: 0,
  ExportTx: 1,
  "secp256k1fx.TransferInput": 5,
  "secp256k1fx.TransferOutput": 7,
  "secp256k1fx.Credential": 9,
  "secp256k1fx.Input": 10,
  "secp256k1fx.OutputOwners": 11,
} as const
