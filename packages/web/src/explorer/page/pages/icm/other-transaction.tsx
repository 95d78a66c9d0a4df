import { getIcmMessage } from "@serac/data"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useData } from "../../data/use-data.ts"
import { ChainLink, TransactionLink } from "../../ui/links.tsx"
import { messageParts } from "./fate.ts"

interface OtherTransactionProps {
  readonly messageId: string
  /** Whether the page is about the transaction that sent the message. */
  readonly isSource: boolean
}

/** The transaction of a message on its other chain; nothing until it is delivered, or where its chain is not one of the service. */
export function OtherTransaction({ messageId, isSource }: OtherTransactionProps) {
  const { value } = useData(`message ${messageId}`, (signal) => getIcmMessage(dataClient(), { messageId }, { signal }))
  if (value === undefined) return null
  const { source, destination } = messageParts(value)
  const other = isSource ? destination : source
  const chain = catalogChain(isSource ? value.destinationBlockchainId : value.sourceBlockchainId)
  if (other === undefined || chain === undefined) return null
  return (
    <div>
      <span class="soft">{isSource ? "Delivered" : "Sent"} on</span> <ChainLink chainId={chain.chainId} />{" "}
      <span class="soft">by</span> <TransactionLink chainId={chain.chainId} hash={other.txHash} />
    </div>
  )
}
