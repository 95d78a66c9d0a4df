import { getContractMetadata, getNativeBalance, listAddressChains, search } from "@serac/data"
import { catalogChain, chainName } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useChanges } from "../../data/follow.ts"
import { knownName } from "../../data/known-addresses.ts"
import { standingOf } from "../../data/standings.ts"
import { type Loaded, useData } from "../../data/use-data.ts"
import { untrustedName, untrustedText } from "../../format/text.ts"
import type { PageProps } from "../../page-props.ts"
import { appLocation } from "../../router/location.ts"
import { pathTo } from "../../router/route.ts"
import { Amount } from "../../ui/amount.tsx"
import { ContractName, standingWords } from "../../ui/contract-name.tsx"
import { type Fact, Facts } from "../../ui/facts.tsx"
import { ChainLink, Party, TransactionLink } from "../../ui/links.tsx"
import { OwnLink } from "../../ui/own-link.tsx"
import { PageHead } from "../../ui/page-head.tsx"
import { Failed } from "../../ui/states.tsx"
import { type Tab, Tabs } from "../../ui/tabs.tsx"
import { AddressTransactions, Collectibles, Deployments, Erc20Balances } from "./address-lists.tsx"
import { Erc20Transfers, Erc721Transfers, Erc1155Transfers, InternalTransactions } from "./address-transfers.tsx"
import { AbiTab, ApprovalsTab, PendingTab } from "./lazy-tabs.tsx"
import { NftTokens, TokenHolders, TokenTransfers } from "./token-lists.tsx"
import { useKeyAddresses } from "./use-key-addresses.tsx"

type Contract = Awaited<ReturnType<typeof getContractMetadata>>

/** An account or a contract of an EVM chain, including tokens. */
export default function AddressPage({ parameters }: PageProps) {
  const { chainId = "", address = "" } = parameters
  const at = { chainId, address }
  const version = useChanges(appLocation.value.query.has("page") ? undefined : [{ chainId }])
  const contract = useData(`contract ${chainId} ${address}`, (signal) => findContract(at, signal))
  const balance = useData(
    `native ${chainId} ${address}`,
    (signal) => getNativeBalance(dataClient(), at, { signal }),
    version,
  )
  const seen = useData(`chains ${address}`, (signal) => listAddressChains(dataClient(), { address }, { signal }))
  // Only accounts have a key; contracts have none.
  const onOthers = useKeyAddresses(contract.value === null ? at : undefined)
  const token = tokenContract(contract.value)
  const listed = { ...at, version }
  const tabs: readonly (Tab | false)[] = [
    token !== undefined && {
      name: "token-transfers",
      label: `${token.ercType} transfers`,
      content: () => <TokenTransfers {...listed} />,
    },
    token !== undefined &&
      token.ercType !== "ERC-20" && { name: "tokens", label: "Tokens", content: () => <NftTokens {...listed} /> },
    token?.ercType === "ERC-20" && {
      name: "holders",
      label: "Holders",
      content: () => <TokenHolders {...listed} decimals={token.decimals} symbol={token.symbol} />,
    },
    { name: "transactions", label: "Transactions", content: () => <AddressTransactions {...listed} /> },
    { name: "balances", label: "Token balances", content: () => <Erc20Balances {...listed} /> },
    { name: "nfts", label: "NFTs", content: () => <Collectibles {...listed} /> },
    { name: "erc20", label: "ERC-20", content: () => <Erc20Transfers {...listed} /> },
    { name: "erc721", label: "ERC-721", content: () => <Erc721Transfers {...listed} /> },
    { name: "erc1155", label: "ERC-1155", content: () => <Erc1155Transfers {...listed} /> },
    { name: "internal", label: "Internal", content: () => <InternalTransactions {...listed} /> },
    { name: "deployments", label: "Deployed contracts", content: () => <Deployments {...listed} /> },
    token === undefined && { name: "approvals", label: "Approvals", content: () => <ApprovalsTab {...listed} /> },
    contract.value === null && { name: "pending", label: "Pending", content: () => <PendingTab {...listed} /> },
    Boolean(contract.value) && { name: "abi", label: "ABI", content: () => <AbiTab {...at} /> },
  ]
  return (
    <>
      <PageHead
        kind={
          <>
            {token?.ercType ?? (contract.value ? "Contract" : "Address")} on <ChainLink chainId={chainId} />
          </>
        }
        title={token === undefined ? (knownName(address) ?? (contract.value ? "Contract" : "Address")) : titleOf(token)}
        id={contract.value?.address ?? address}
        canLabel
      />
      {contract.failure ? <Failed failure={contract.failure} compact /> : null}
      <Facts
        of={[
          ...balanceFacts(balance),
          ...contractFacts(chainId, contract.value),
          chainsFact(address, chainId, seen.value),
          ...onOthers,
        ]}
      />
      {contract.value === undefined && contract.failure === undefined ? null : (
        <Tabs label="Parts of the address" tabs={tabs.filter((tab) => tab !== false)} />
      )}
    </>
  )
}

/** The contract at an address; null if there is none, which the search reports without an error. */
async function findContract(at: At, signal: AbortSignal): Promise<Contract | null> {
  const { results } = await search(dataClient(), { query: at.address }, { signal })
  const chainId = catalogChain(at.chainId)?.chainId ?? at.chainId
  const isContract = results.some((found) => found.chainId === chainId && ["contract", "token"].includes(found.kind))
  return isContract ? await getContractMetadata(dataClient(), at, { signal }) : null
}

interface At {
  readonly chainId: string
  readonly address: string
}

type TokenContract = Extract<Contract, { readonly ercType: "ERC-20" | "ERC-721" | "ERC-1155" }>

/** The token of a contract; undefined if it is not a token. */
function tokenContract(contract: Contract | null | undefined): TokenContract | undefined {
  return contract && /^ERC-(20|721|1155)$/.test(contract.ercType) ? (contract as TokenContract) : undefined
}

function titleOf({ name = "", symbol = "" }: TokenContract): string {
  const words = untrustedName(name) || "Token without a name"
  return symbol === "" ? words : `${words} (${untrustedName(symbol, 14)})`
}

function balanceFacts({ value, failure }: Loaded<Awaited<ReturnType<typeof getNativeBalance>>>): readonly Fact[] {
  if (value === undefined) return [["Balance", failure === undefined ? "…" : <span class="soft">{failure.words}</span>]]
  const { balance, decimals, symbol } = value.nativeTokenBalance
  return [["Balance", <Amount key="" digits={balance} decimals={decimals} symbol={symbol} />]]
}

function contractFacts(chainId: string, contract: Contract | null | undefined): readonly (Fact | false | undefined)[] {
  if (!contract) return []
  const { description, deploymentDetails } = contract as TokenContract
  const { txHash, deployerAddress } = deploymentDetails ?? {}
  const { name = "" } = contract as TokenContract
  return [
    name !== "" && ["Name", <NameStanding key="" chainId={chainId} address={contract.address} name={name} />],
    description !== undefined && ["Description", untrustedText(description, 600)],
    "decimals" in contract && contract.decimals !== undefined && ["Decimals", String(contract.decimals)],
    txHash !== undefined && ["Deployed by", <TransactionLink key="" chainId={chainId} hash={txHash} isWhole />],
    deployerAddress !== undefined && [
      "Deployer",
      <Party key="" chainId={chainId} party={{ address: deployerAddress }} isWhole />,
    ],
  ]
}

interface NameStandingProps extends At {
  readonly name: string
}

/** The name of a contract, and who gave it. */
function NameStanding({ chainId, address, name }: NameStandingProps) {
  return (
    <>
      <ContractName chainId={chainId} address={address} name={name} longest={60} />{" "}
      <span class="soft">({standingWords[standingOf(chainId, address) ?? "unlisted"]})</span>
    </>
  )
}

function chainsFact(
  address: string,
  chainId: string,
  seen: Awaited<ReturnType<typeof listAddressChains>> | undefined,
): Fact | false {
  const others = (seen?.indexedChains ?? []).filter(
    (chain) => chain.chainId !== chainId && chainName(chain.chainId) !== chainName(chainId),
  )
  if (others.length === 0) return false
  return [
    "Also on",
    others.map((chain, at) => (
      <>
        {at === 0 ? "" : ", "}
        <OwnLink key={chain.chainId} to={pathTo`/chains/${chain.chainId}/addresses/${address}`}>
          {untrustedName(chain.chainName, 24)}
        </OwnLink>
      </>
    )),
  ]
}
