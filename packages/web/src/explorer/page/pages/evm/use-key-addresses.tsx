import { getPrimaryNetworkAddresses, listNativeTransactions } from "@serac/data"
import { catalogChain } from "../../data/catalog.ts"
import { dataClient } from "../../data/client.ts"
import { useData } from "../../data/use-data.ts"
import { useIndexers } from "../../data/use-indexers.ts"
import { pathTo } from "../../router/route.ts"
import type { Fact } from "../../ui/facts.tsx"
import { IdLink } from "../../ui/links.tsx"

interface AddressAccount {
  readonly chainId: string
  readonly address: string
}

/** Number of transactions searched for one that the account sent. */
const looked = 100

/**
 * The X- and P-Chain addresses of an account's key.
 *
 * @param account undefined for a contract, or before it is known whether it is one
 * @returns an empty list if that does not apply, for example if the primary network is not indexed
 */
export function useKeyAddresses(account: AddressAccount | undefined): readonly (Fact | false)[] {
  const network = catalogChain(account?.chainId)?.isTestnet ? "testnet" : "mainnet"
  const isIndexed = useIndexers().value?.networks.some((one) => one.network === network) === true
  const isAsked = account !== undefined && isIndexed
  const { value, failure } = useData(isAsked ? `key ${account.chainId} ${account.address}` : undefined, (signal) =>
    findKeyAddresses(account as AddressAccount, signal),
  )
  if (!isAsked) return []
  if (!value) {
    const words =
      value === null ? "Not known: a key is told by what it signs, and it sent nothing here lately." : failure?.words
    return [["On X and P", words === undefined ? "…" : <span class="soft">{words}</span>]]
  }
  const link = (alias: string, address: string) => (
    <IdLink
      to={pathTo`/networks/${network}/blockchains/${alias}/addresses/${address.slice(address.indexOf("-") + 1)}`}
      id={address}
      isWhole
    />
  )
  return [
    ["Same key on P", link("p-chain", value.pChainAddress)],
    ["Same key on X", link("x-chain", value.xChainAddress)],
  ]
}

/** Null if the account has sent no transaction: avoids a request that would fail and show an error in the browser's console. */
async function findKeyAddresses({ chainId, address }: AddressAccount, signal: AbortSignal) {
  const at = { chainId, address }
  const { data } = await listNativeTransactions(dataClient(), { ...at, pageSize: looked }, { signal })
  const hasSent = data.transactions.some(({ from }) => from.address.toLowerCase() === address.toLowerCase())
  return hasSent ? await getPrimaryNetworkAddresses(dataClient(), at, { signal }) : null
}
