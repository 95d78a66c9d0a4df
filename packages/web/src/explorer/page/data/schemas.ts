import type { components } from "@serac/data/types"

type Schemas = components["schemas"]

export type ListedEvmBlock = Schemas["EvmBlock"]
export type EvmTransaction = Schemas["EvmTransaction"]
export type WholeTransaction = Schemas["WholeTransaction"]
export type InternalCall = Schemas["InternalTransactionDetails"]
export type ListedLog = Schemas["Log"]
export type Message = Schemas["IcmMessage"]
export type Validator = Schemas["Validator"]
export type Utxo = Schemas["Utxo"]
export type PrimaryTransaction = Schemas["PrimaryNetworkTransaction"]
export type PrimaryBlock = Schemas["PrimaryNetworkBlock"]
export type NftToken = Schemas["NftToken"]
export type TokenHolderPage = Schemas["TokenHolderPage"]
export type AssetAmount = Schemas["AssetAmount"]
