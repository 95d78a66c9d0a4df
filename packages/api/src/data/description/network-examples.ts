import { formatHex, parseId } from "@serac/chain"
import type { FetchExample } from "@serac/server/http"
import type { NetworkDefinition } from "@serac/store"
import { zeroIdText } from "../networks/served-network.ts"
import { type Examples, fetchExample } from "./fetch-example.ts"

interface Rewards {
  readonly rewardAddresses?: readonly string[]
}

interface Validators {
  readonly validators: readonly {
    readonly nodeId: string
    readonly potentialRewards?: Rewards
    readonly rewards?: Rewards
  }[]
}

interface L1Validators {
  readonly validators: readonly { readonly validationId: string; readonly nodeId: string; readonly subnetId: string }[]
}

interface Transactions {
  readonly transactions: readonly { readonly txHash: string }[]
}

interface XTransactions {
  readonly transactions: readonly {
    readonly emittedUtxos: readonly { readonly asset: { readonly assetId: string } }[]
  }[]
}

interface BlocksExample {
  readonly blocks: readonly {
    readonly blockNumber: string
    readonly blockTimestamp: number
    readonly proposerDetails?: { readonly proposerNodeId?: string }
  }[]
}

const daySeconds = 86_400

/** Examples of a primary network. */
export async function networkExamples(
  ask: FetchExample,
  { network, avaxAssetId }: Pick<NetworkDefinition, "network" | "avaxAssetId">,
): Promise<Examples> {
  const base = `/v1/networks/${network}`
  const [validators, ended, l1Validators, transactions, conversions, blocks, subnets, blockchains] = await Promise.all([
    fetchExample<Validators>(ask, `${base}/validators?pageSize=100&subnetId=${zeroIdText}`),
    fetchExample<Validators>(ask, `${base}/validators?pageSize=100&subnetId=${zeroIdText}&validationStatus=completed`),
    fetchExample<L1Validators>(ask, `${base}/l1Validators?pageSize=1&includeInactiveL1Validators=true`),
    fetchExample<Transactions>(ask, `${base}/blockchains/p-chain/transactions?pageSize=1`),
    fetchExample<Transactions>(ask, `${base}/blockchains/p-chain/transactions?pageSize=1&txTypes=ConvertSubnetToL1Tx`),
    fetchExample<BlocksExample>(ask, `${base}/blockchains/p-chain/blocks?pageSize=100`),
    fetchExample<{ readonly subnets: readonly { readonly subnetId: string }[] }>(ask, `${base}/subnets?pageSize=1`),
    fetchExample<{ readonly blockchains: readonly { readonly blockchainId: string }[] }>(
      ask,
      `${base}/blockchains?pageSize=1`,
    ),
  ])
  const [l1Validator] = l1Validators?.validators ?? []
  const rewarded = (validators?.validators ?? []).flatMap(({ nodeId, potentialRewards, rewards }) => {
    const addresses = (potentialRewards ?? rewards)?.rewardAddresses ?? []
    return addresses.length === 0 ? [] : [{ nodeId, addresses }]
  })
  const nodeId = rewarded[0]?.nodeId ?? validators?.validators[0]?.nodeId
  const addresses = rewarded[0]?.addresses
  const [block] = blocks?.blocks ?? []
  const paid = ended?.validators.find(({ rewards }) => (rewards?.rewardAddresses?.length ?? 0) > 0)
  // Blocks before the Snowman++ upgrade have no proposer.
  const proposer = blocks?.blocks.find(({ proposerDetails }) => proposerDetails?.proposerNodeId !== undefined)
  const assetId = await knownAsset(ask, `${base}/blockchains/x-chain`, avaxAssetId)
  return {
    "": {
      network,
      assetId,
      addresses,
      rewardAddresses: addresses,
      nodeId,
      nodeIds: nodeId && [nodeId],
      txHash: transactions?.transactions[0]?.txHash,
      blockId: block?.blockNumber,
      startTimestamp: block && Math.max(0, block.blockTimestamp - daySeconds),
      endTimestamp: block && block.blockTimestamp + 1,
    },
    // `assetId` is for the X-Chain only.
    listUtxos: { blockchainId: assetId && "x-chain" },
    getUtxosByAddressesV2: {
      blockchainId: assetId && "x-chain",
      body: addresses && { addresses: addresses.join() },
    },
    getLastActivityTimestampByAddressesV2: { body: addresses && { addresses: addresses.join() } },
    listHistoricalRewards: { addresses: paid?.rewards?.rewardAddresses },
    listPrimaryNetworkBlocksByNodeId: { nodeId: proposer?.proposerDetails?.proposerNodeId },
    getAggregatedSignatures: { txHash: conversions?.transactions[0]?.txHash },
    aggregateSignatures: { body: l1Validator && conversionOf(l1Validator) },
    getSubnet: { subnetId: subnets?.subnets[0]?.subnetId },
    getBlockchain: { blockchainId: blockchains?.blockchains[0]?.blockchainId },
    listL1Validators: {
      l1ValidationId: l1Validator?.validationId,
      nodeId: l1Validator?.nodeId,
      subnetId: l1Validator?.subnetId,
    },
  }
}

/** A request for signatures that a subnet was converted to an L1. */
function conversionOf({ subnetId }: L1Validators["validators"][number]): object {
  return { justification: formatHex(parseId(subnetId), "hexnc") }
}

/** The native asset, or a recently moved one where the creation of the native asset is not indexed. */
async function knownAsset(ask: FetchExample, chain: string, native: string): Promise<string | undefined> {
  const page = await fetchExample<XTransactions>(ask, `${chain}/transactions?pageSize=10`)
  const moved = (page?.transactions ?? []).flatMap(({ emittedUtxos }) => emittedUtxos.map(({ asset }) => asset.assetId))
  for (const assetId of new Set([native, ...moved]))
    if ((await ask(`${chain}/assets/${assetId}`)) !== undefined) return assetId
  return undefined
}
