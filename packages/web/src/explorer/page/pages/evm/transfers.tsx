import type { WholeTransaction } from "../../data/schemas.ts"
import { grouped } from "../../format/decimals.ts"
import { shortId, untrustedName } from "../../format/text.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { ContractName } from "../../ui/contract-name.tsx"
import { type EvmParty, Party } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { DataTable } from "../../ui/table.tsx"

/** A transfer of any standard for a list. */
export interface TransferRow {
  readonly logIndex: number
  readonly from: EvmParty
  readonly to: EvmParty
  readonly token: {
    readonly address: string
    readonly name: string
    readonly symbol: string
    readonly decimals?: number
  }
  readonly standard: string
  /** Token ID of an NFT. */
  readonly tokenId?: string
  /** Amount of the transfer; undefined for ERC-721, whose amount is always one. */
  readonly value?: string
}

/** The number of token transfers of a transaction. */
export function transferCount(transaction: WholeTransaction): number {
  return transferRows(transaction).length
}

/** The transfers of all standards in log order. */
export function transferRows(transaction: WholeTransaction): readonly TransferRow[] {
  const { erc20Transfers = [], erc721Transfers = [], erc1155Transfers = [] } = transaction
  const rows: TransferRow[] = [
    ...erc20Transfers.map(({ erc20Token: token, ...rest }) => ({ ...rest, token, standard: "ERC-20" })),
    ...erc721Transfers.map(({ erc721Token: token, ...rest }) => ({
      ...rest,
      token,
      standard: "ERC-721",
      tokenId: token.tokenId,
    })),
    ...erc1155Transfers.map(({ erc1155Token: token, ...rest }) => ({
      ...rest,
      token: { address: token.address, name: "", symbol: "" },
      standard: "ERC-1155",
      tokenId: token.tokenId,
    })),
  ]
  return rows.sort((one, other) => one.logIndex - other.logIndex)
}

/** The token transfers of a transaction. */
export function Transfers({
  chainId,
  transaction,
}: {
  readonly chainId: string
  readonly transaction: WholeTransaction
}) {
  return (
    <DataTable
      caption="Token transfers"
      rows={transferRows(transaction)}
      keyOf={({ logIndex, tokenId = "", standard }) => `${logIndex} ${standard} ${tokenId}`}
      nothing="No token moved."
      columns={[
        { name: "Token", cell: (row) => <TokenLink chainId={chainId} row={row} /> },
        { name: "From", cell: ({ from }) => <Sender chainId={chainId} party={from} /> },
        { name: "To", cell: ({ to }) => <Receiver chainId={chainId} party={to} /> },
        { name: "Amount", isNumber: true, cell: (row) => <TransferValue row={row} /> },
        { name: "Standard", cell: ({ standard }) => <span class="soft">{standard}</span> },
      ]}
    />
  )
}

const mintAndBurnAddress = "0x0000000000000000000000000000000000000000"

interface TransferPartyProps {
  readonly chainId: string
  readonly party: EvmParty
}

/** The sender of a token transfer. Tokens come from the zero address when they are minted (ERC-20, ERC-721, ERC-1155). */
export function Sender({ chainId, party }: TransferPartyProps) {
  if (party.address === mintAndBurnAddress) return <span title={mintAndBurnAddress}>Mint</span>
  return <Party chainId={chainId} party={party} />
}

/** The receiver of a token transfer. Tokens that go to the zero address are burned. */
export function Receiver({ chainId, party }: TransferPartyProps) {
  if (party.address === mintAndBurnAddress) return <span title={mintAndBurnAddress}>Burn</span>
  return <Party chainId={chainId} party={party} />
}

/** A link to a token, with its name and address; for an NFT its ID, with a link to its page. */
export function TokenLink({
  chainId,
  row,
}: {
  readonly chainId: string
  readonly row: Pick<TransferRow, "token" | "tokenId">
}) {
  const { token, tokenId } = row
  const name = untrustedName(token.name, 28)
  return (
    <>
      <OwnLink to={pathTo`/chains/${chainId}/addresses/${token.address}`} title={token.address}>
        {name === "" ? null : <ContractName chainId={chainId} address={token.address} name={token.name} longest={28} />}{" "}
        <span class="mono short">{shortId(token.address, name === "" ? 6 : 4)}</span>
      </OwnLink>
      {tokenId === undefined ? null : (
        <>
          {" "}
          <OwnLink to={pathTo`/chains/${chainId}/nfts/collections/${token.address}/tokens/${tokenId}`} title={tokenId}>
            #{shortId(tokenId, 5)}
          </OwnLink>
        </>
      )}
    </>
  )
}

/** The amount of a transfer. */
export function TransferValue({ row }: { readonly row: Pick<TransferRow, "value" | "token" | "tokenId"> }) {
  const { value, token, tokenId } = row
  if (value === undefined) return <>1</>
  if (tokenId !== undefined) return <>{grouped(value)}</>
  return <Amount digits={value} decimals={token.decimals ?? 0} symbol={token.symbol} />
}
