import { formatId } from "@serac/chain"
import type { BlockchainRow } from "@serac/store"
import { jsonText } from "../render/json-text.ts"

/** Renders a blockchain as JSON text. */
export function renderBlockchain(row: BlockchainRow): string {
  const { blockchainId, subnetId, height, createdAt, name, vmId, evmChainId } = row
  return (
    `{"createBlockTimestamp":${createdAt},"createBlockNumber":"${height}","blockchainId":"${formatId(blockchainId)}"` +
    `,"vmId":"${vmId}","subnetId":"${formatId(subnetId)}","blockchainName":${jsonText(name)}` +
    `${evmChainId === undefined ? "" : `,"evmChainId":${evmChainId}`}}`
  )
}
