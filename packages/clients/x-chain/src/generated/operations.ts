// Made by `pnpm generate` from specs/x-chain/openrpc.yaml. Do not edit.
import type { RpcOperation } from "@serac/client/rpc"

export const getAssetDescription: RpcOperation = { method: "avm.getAssetDescription", path: "/ext/bc/{blockchainID}" }

export const getBalance: RpcOperation = { method: "avm.getBalance", path: "/ext/bc/{blockchainID}" }

export const getAllBalances: RpcOperation = { method: "avm.getAllBalances", path: "/ext/bc/{blockchainID}" }

export const getBlock: RpcOperation = {
  method: "avm.getBlock",
  path: "/ext/bc/{blockchainID}",
  bigints: ["amount", "height", "locktime", "time"],
}

export const getBlockByHeight: RpcOperation = {
  method: "avm.getBlockByHeight",
  path: "/ext/bc/{blockchainID}",
  bigints: ["amount", "height", "locktime", "time"],
}

export const getHeight: RpcOperation = { method: "avm.getHeight", path: "/ext/bc/{blockchainID}" }

export const getTx: RpcOperation = {
  method: "avm.getTx",
  path: "/ext/bc/{blockchainID}",
  bigints: ["amount", "locktime"],
}

export const getTxFee: RpcOperation = { method: "avm.getTxFee", path: "/ext/bc/{blockchainID}" }

export const getTxStatus: RpcOperation = { method: "avm.getTxStatus", path: "/ext/bc/{blockchainID}" }

export const issueTx: RpcOperation = { method: "avm.issueTx", path: "/ext/bc/{blockchainID}", idempotent: false }

export const walletIssueTx: RpcOperation = {
  method: "wallet.issueTx",
  path: "/ext/bc/{blockchainID}/wallet",
  idempotent: false,
}

export const getUTXOs: RpcOperation = { method: "avm.getUTXOs", path: "/ext/bc/{blockchainID}" }

export const indexGetContainerByID: RpcOperation = {
  method: "index.getContainerByID",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexGetContainerByIndex: RpcOperation = {
  method: "index.getContainerByIndex",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexGetContainerRange: RpcOperation = {
  method: "index.getContainerRange",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexGetIndex: RpcOperation = { method: "index.getIndex", path: "/ext/index/{blockchainID}/{index}" }

export const indexGetLastAccepted: RpcOperation = {
  method: "index.getLastAccepted",
  path: "/ext/index/{blockchainID}/{index}",
}

export const indexIsAccepted: RpcOperation = { method: "index.isAccepted", path: "/ext/index/{blockchainID}/{index}" }
