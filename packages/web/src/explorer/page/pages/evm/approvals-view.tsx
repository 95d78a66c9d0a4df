import { getContractMetadata } from "@serac/data"
import { useState } from "preact/hooks"
import { dataClient } from "../../data/client.ts"
import { hasReason, pageData } from "../../data/page-data.ts"
import { useData } from "../../data/use-data.ts"
import { grouped } from "../../format/decimals.ts"
import { shortId } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { ContractName } from "../../ui/contract-name.tsx"
import { BlockLink, Party, TransactionLink } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { Empty, Show } from "../../ui/states.tsx"
import { DataTable } from "../../ui/table.tsx"
import type { AddressListProps } from "./view-props.ts"

interface Approval {
  readonly token: string
  readonly spender: string
  readonly kind: "amount" | "token" | "all"
  readonly amount?: string
  readonly tokenId?: string
  readonly blockNumber: number
  readonly txHash: string
}

interface ApprovalsAnswer {
  readonly items: readonly Approval[]
  readonly fromBlock: number
  readonly notAsked: number
}

/** Amounts from here on mean any amount: wallets and contracts use several numbers. */
const anyAmount = 2n ** 95n

/** What others may spend of an address's tokens, as the tokens' contracts say it now. */
export function ApprovalsView(props: AddressListProps) {
  return <ApprovalsBefore {...props} />
}

/** The approvals of one search, and on request those of a search further back. */
function ApprovalsBefore({ chainId, address, version, before }: AddressListProps & { readonly before?: number }) {
  const [isContinued, setContinued] = useState(false)
  const query = before === undefined ? "" : `?before=${before}`
  const loaded = useData(
    `approvals ${chainId} ${address}${query}`,
    (signal) => pageData<ApprovalsAnswer>(`${chainId}/approvals/${address}${query}`, signal),
    // A node searches all events for the answer, so that it is asked again only when the page is opened again.
    Math.min(version, 0),
  )
  return (
    <Show of={loaded}>
      {(answer) =>
        hasReason(answer) ? (
          <Empty>What may be spent is not known: a node tells it, and {answer.reason}.</Empty>
        ) : (
          <>
            <ApprovalTable chainId={chainId} answer={answer} />
            {answer.notAsked === 0 ? null : (
              <p class="notice">{grouped(answer.notAsked)} older approvals were not checked.</p>
            )}
            {answer.fromBlock === 0 ? null : isContinued ? (
              <ApprovalsBefore {...{ chainId, address, version }} before={answer.fromBlock} />
            ) : (
              <p class="notice">
                The node takes long to search further back than block {grouped(answer.fromBlock)}; earlier approvals are
                missing.{" "}
                <button type="button" onClick={() => setContinued(true)}>
                  Search earlier blocks
                </button>
              </p>
            )}
          </>
        )
      }
    </Show>
  )
}

function ApprovalTable({ chainId, answer }: { readonly chainId: string; readonly answer: ApprovalsAnswer }) {
  const { items, fromBlock } = answer
  return (
    <DataTable
      caption={fromBlock === 0 ? "Approvals in force" : `Approvals in force since block ${grouped(fromBlock)}`}
      rows={items}
      keyOf={({ token, spender, kind, tokenId = "" }) => `${token} ${spender} ${kind} ${tokenId}`}
      nothing="Nobody may spend anything of its tokens."
      columns={[
        { name: "Token", cell: ({ token }) => <TokenName chainId={chainId} address={token} /> },
        { name: "Who may spend", cell: ({ spender }) => <Party chainId={chainId} party={{ address: spender }} /> },
        { name: "What", isNumber: true, cell: (row) => <Allowed chainId={chainId} approval={row} /> },
        { name: "Since block", cell: ({ blockNumber }) => <BlockLink chainId={chainId} number={blockNumber} /> },
        { name: "By", cell: ({ txHash }) => <TransactionLink chainId={chainId} hash={txHash} /> },
      ]}
    />
  )
}

interface TokenProps {
  readonly chainId: string
  readonly address: string
}

function useToken({ chainId, address }: TokenProps) {
  const { value } = useData(`token ${chainId} ${address}`, (signal) =>
    getContractMetadata(dataClient(), { chainId, address }, { signal }),
  )
  return Object(value) as { readonly name?: string; readonly symbol?: string; readonly decimals?: number }
}

function TokenName(token: TokenProps) {
  const { name = "" } = useToken(token)
  const { chainId, address } = token
  return (
    <OwnLink to={pathTo`/chains/${chainId}/addresses/${address}`} title={address}>
      {name === "" ? null : <ContractName chainId={chainId} address={address} name={name} longest={28} />}{" "}
      <span class="mono short">{shortId(address, 4)}</span>
    </OwnLink>
  )
}

function Allowed({ chainId, approval }: { readonly chainId: string; readonly approval: Approval }) {
  const { token, kind, amount = "0", tokenId = "" } = approval
  const { decimals = 0, symbol } = useToken({ chainId, address: token })
  if (kind === "all") return <>Every token of the collection</>
  if (kind === "token")
    return (
      <OwnLink to={pathTo`/chains/${chainId}/nfts/collections/${token}/tokens/${tokenId}`} title={tokenId}>
        Token #{shortId(tokenId, 5)}
      </OwnLink>
    )
  if (BigInt(amount) >= anyAmount) return <span title={amount}>Any amount</span>
  return <Amount digits={amount} decimals={decimals} symbol={symbol} isShort />
}
