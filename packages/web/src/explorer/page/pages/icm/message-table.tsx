import { catalogChain } from "../../data/catalog.ts"
import type { Message } from "../../data/schemas.ts"
import { shortId, spacedWords } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { Badge, type Tone } from "../../ui/badge.tsx"
import { ChainLink, Id, IdLink, Party } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { DataTable } from "../../ui/table.tsx"
import { Time } from "../../ui/time.tsx"
import { fateOf, messageParts } from "./fate.ts"

const tones: Readonly<Record<ReturnType<typeof fateOf>, Tone>> = {
  pending: "warn",
  failed: "bad",
  delivered: "good",
  "delivered, source not indexed": "plum",
}

/** The status of a message. */
export function Fate({ message }: { readonly message: Message }) {
  const fate = fateOf(message)
  return <Badge tone={tones[fate]}>{spacedWords(fate)}</Badge>
}

/** The blockchain of a message; a link if it is a chain of the service. */
export function MessageChain({ blockchainId }: { readonly blockchainId: string }) {
  const chain = catalogChain(blockchainId)
  return chain === undefined ? <Id id={blockchainId} /> : <ChainLink chainId={chain.chainId} />
}

/** A table of messages between chains, newest first. */
export function MessageTable({ messages }: { readonly messages: readonly Message[] }) {
  return (
    <DataTable
      caption="Messages between chains"
      rows={messages}
      keyOf={({ messageId }) => messageId}
      nothing="There are no messages."
      columns={[
        { name: "Message", cell: ({ messageId }) => <IdLink to={pathTo`/icm/messages/${messageId}`} id={messageId} /> },
        { name: "Fate", cell: (message) => <Fate message={message} /> },
        {
          name: "Time",
          cell: (message) => {
            const { source, destination } = messageParts(message)
            const part = source ?? destination
            const chain = catalogChain(source ? message.sourceBlockchainId : message.destinationBlockchainId)
            if (part === undefined) return "–"
            if (chain === undefined) return <Time at={part.timestamp} />
            return (
              <OwnLink to={pathTo`/chains/${chain.chainId}/transactions/${part.txHash}`}>
                <Time at={part.timestamp} />
              </OwnLink>
            )
          },
        },
        {
          name: "Source",
          cell: ({ sourceBlockchainId }) => <MessageChain blockchainId={sourceBlockchainId} />,
        },
        {
          name: "Destination",
          cell: ({ destinationBlockchainId }) => <MessageChain blockchainId={destinationBlockchainId} />,
        },
        {
          name: "From",
          cell: ({ from, sourceBlockchainId }) => <MessageParty blockchainId={sourceBlockchainId} address={from} />,
        },
        {
          name: "To",
          cell: ({ to, destinationBlockchainId }) => (
            <MessageParty blockchainId={destinationBlockchainId} address={to} />
          ),
        },
      ]}
    />
  )
}

/** An address of a message; a link if its chain is a chain of the service. */
export function MessageParty({
  blockchainId,
  address,
  isWhole,
}: {
  readonly blockchainId: string
  readonly address: string
  readonly isWhole?: boolean
}) {
  const chain = catalogChain(blockchainId)
  if (chain === undefined) return <span class="mono">{isWhole ? address : shortId(address)}</span>
  return <Party chainId={chain.chainId} party={{ address }} isWhole={isWhole ?? false} />
}
