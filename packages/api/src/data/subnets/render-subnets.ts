import { formatId } from "@serac/chain"
import type { StoredSubnet } from "@serac/store"
import { textList } from "../render/text-list.ts"
import { renderBlockchain } from "./render-blockchain.ts"

/** Renders a subnet as JSON text. The owner appears twice, as in the public service: the first place is deprecated. */
export function renderSubnet({ subnetId, height, createdAt, data, blockchains }: StoredSubnet): string {
  const { owner, conversion } = data
  const addresses = textList(owner.addresses)
  const terms = `"threshold":${owner.threshold},"locktime":${owner.locktime}`
  return (
    `{"createBlockTimestamp":${createdAt},"createBlockIndex":"${height}","subnetId":"${formatId(subnetId)}"` +
    `,"ownerAddresses":${addresses},${terms},"subnetOwnershipInfo":{"addresses":${addresses},${terms}}` +
    `,"isL1":${conversion !== undefined}` +
    (conversion === undefined
      ? ""
      : `,"l1ConversionTransactionHash":"${conversion.txHash}","l1ValidatorManagerDetails":` +
        `{"blockchainId":"${conversion.managerChainId}","contractAddress":"${conversion.managerAddress}"}`) +
    `,"blockchains":[${blockchains.map(renderBlockchain).join(",")}]}`
  )
}
