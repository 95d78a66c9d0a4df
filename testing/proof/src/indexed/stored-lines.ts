import { formatId, parseId } from "@serac/chain"
import { type NetworkDefinition, type NetworkReader, primaryChains } from "@serac/store"
import { balanceLine, l1ValidatorLine, type NetworkLines, stakerLine, supplyLine, utxoLine } from "./network-lines.ts"

const everything = { limit: 100_000 } as const
const newest = { order: "desc" } as const

/** The contents of a stored network, read as the data service reads it. @param owners - the owners, as keys */
export async function storedLines(
  reader: NetworkReader,
  { avaxAssetId }: NetworkDefinition,
  owners: readonly string[],
): Promise<NetworkLines> {
  const blocks: string[] = []
  const transactions: string[] = []
  const utxos: string[] = []
  const balances: string[] = []
  const addresses = owners.map((owner) => Buffer.from(owner, "hex"))
  for (const chain of primaryChains) {
    for (const { height, json } of await reader.blocks(chain, everything)) {
      const { blockHash } = JSON.parse(json) as { blockHash: string }
      if (height > 0) blocks.push(`${chain} ${height} ${blockHash}`)
    }
    for (const { height, index, id } of await reader.transactions({ chain, ...newest }, everything))
      if (height > 0) transactions.push(`${chain} ${height}/${index} ${formatId(id)}`)
    const filter = { chain, addresses, includeSpent: false, sortBy: "timestamp", order: "asc" } as const
    for (const { txId: txID, ...utxo } of await reader.utxos(filter, everything))
      utxos.push(utxoLine({ txID, ...utxo }))
    for (const [at, address] of addresses.entries()) {
      const sums = new Map<string, bigint>()
      for (const { assetId, amount } of await reader.balances(chain, [address])) {
        const asset = Buffer.from(assetId).toString("hex")
        sums.set(asset, (sums.get(asset) ?? 0n) + amount)
      }
      for (const [asset, amount] of sums)
        balances.push(balanceLine(chain, owners[at] as string, Buffer.from(asset, "hex"), amount))
    }
  }
  const platform = await reader.platform()
  const supply = await reader.supply(parseId(avaxAssetId))
  return {
    ...{ blocks: blocks.sort(), transactions: transactions.sort(), utxos: utxos.sort(), balances: balances.sort() },
    stakers: await stakerLines(reader, platform?.time ?? 0),
    l1Validators: (await reader.l1Validators({ includeInactive: true }, everything))
      .filter(({ weight }) => weight > 0n)
      .map(({ validationId: validationID, subnetId: subnetID, nodeId: nodeID, ...one }) =>
        l1ValidatorLine({ validationID, subnetID, nodeID, ...one }),
      )
      .sort(),
    rewards: (await reader.rewards(newest, everything))
      .map(({ utxo: { txId, outputIndex }, amount }) => `${formatId(txId)}:${outputIndex} ${amount}`)
      .sort(),
    subnets: (await reader.subnets("asc", everything)).map(({ subnetId }) => formatId(subnetId)).sort(),
    blockchains: (await reader.blockchains("asc", everything))
      .map(({ blockchainId, subnetId, name }) => `${formatId(blockchainId)} ${formatId(subnetId)} ${name}`)
      .sort(),
    platform: `time ${platform?.time}, fees ${platform?.accruedFees}, excess ${platform?.validatorExcess}`,
    supply: supplyLine(supply),
  }
}

async function stakerLines(reader: NetworkReader, now: number): Promise<readonly string[]> {
  const filter = { now, status: "active", sortBy: "blockIndex", order: "asc" } as const
  const stakers = [
    ...(await reader.validators(filter, everything)),
    ...(await reader.delegators({ status: "active", order: "asc" }, everything)),
  ]
  return stakers
    .map(({ txId: txID, subnetId: subnetID, nodeId: nodeID, ...one }) => stakerLine({ txID, subnetID, nodeID, ...one }))
    .sort()
}
