import { getPrimaryNetworkBalances, listLatestPrimaryNetworkBlocks, listUtxos } from "@serac/data"
import { type RecordedUtxo, readUtxo } from "../oracle/read-utxo.ts"
import type { ChainAlias } from "../oracle/utxo.ts"
import { type RecordedCall, recordedResult } from "../recording/recorded-calls.ts"
import { fromHex, ownerHex, toHex, zeroIdText } from "../recording/text.ts"
import { comparedNetwork, everyItem, type Proof, sentResult } from "./ask.ts"
import { aliases } from "./compare-utxos.ts"

/** Compares the served answers directly with the real node's recorded answers, without the oracle. */
export async function compareRecorded(proof: Proof): Promise<void> {
  await compareRecordedUtxos(proof)
  await compareAssetBalances(proof)
  await comparePlatformBalances(proof)
  await compareSupply(proof)
}

interface UtxoPage {
  readonly utxos: readonly string[]
}

/** Compares `getUTXOs` of addresses byte by byte: UTXOs of the chain itself and UTXOs that wait for import. */
export async function compareRecordedUtxos(proof: Proof): Promise<void> {
  const { world, comparison } = proof
  const { calls, xChainID, cChainID } = world.recording
  const chainOf = new Map<unknown, ChainAlias>([
    [zeroIdText, "P"],
    [xChainID, "X"],
    [cChainID, "C"],
    ["P", "P"],
    ["X", "X"],
    ["C", "C"],
  ])
  const asked = [...calls.of("platform.getUTXOs"), ...calls.of("avm.getUTXOs"), ...calls.of("avax.getUTXOs")]
  for (const call of asked) {
    const { params, name, endpoint } = call
    const page = recordedResult<UtxoPage>(call)
    if (page === undefined || params.limit !== undefined || params.startIndex !== undefined) continue
    const chain = endpoint.slice(0, 1) as ChainAlias
    const source = chainOf.get(params.sourceChain ?? chain)
    const encoding = String(params.encoding ?? "hex")
    const served = await unspent(proof, chain, params.addresses as readonly string[])
    const bytes = served
      .filter(({ createdOnChainId }) => chainOf.get(createdOnChainId) === source)
      .map(({ utxoBytes }) => toHex(fromHex(utxoBytes), encoding))
    comparison.value("recorded getUTXOs", name, [...page.utxos].sort(), bytes.sort())
  }
}

interface ServedUtxo {
  readonly utxoBytes: string
  readonly createdOnChainId: string
  readonly staked?: boolean
}

/** The UTXOs as the node counts them: a stake is no UTXO until it is returned. Requested once for all recorded calls. */
async function unspent(proof: Proof, chain: ChainAlias, texts: readonly string[]): Promise<readonly ServedUtxo[]> {
  const { stack, expected } = proof
  const addresses = [...new Set(texts.map((address) => expected.names.address(ownerHex(address))))].sort()
  const answered = servedUtxos.get(stack) ?? new Map<string, readonly ServedUtxo[]>()
  servedUtxos.set(stack, answered)
  const known = answered.get(`${chain} ${addresses}`)
  if (known) return known
  const listed = listUtxos(stack.data, {
    network: comparedNetwork,
    blockchainId: aliases[chain],
    addresses,
    pageSize: 100,
  })
  const items = (await everyItem(listed)) as unknown as readonly ServedUtxo[]
  const free = items.filter(({ staked }) => staked !== true)
  answered.set(`${chain} ${addresses}`, free)
  return free
}

const servedUtxos = new WeakMap<Proof["stack"], Map<string, readonly ServedUtxo[]>>()

/** `avm.getAllBalances` and `avm.getBalance`, with and without locked UTXOs and UTXOs of several owners. */
async function compareAssetBalances(proof: Proof): Promise<void> {
  const { world, comparison } = proof
  const { calls, avaxAssetID } = world.recording
  const assetOf = (asset: unknown) => (asset === "AVAX" ? avaxAssetID : String(asset))
  for (const call of calls.of("avm.getAllBalances")) {
    const answer = recordedResult<{ balances: readonly { asset: string; balance: string }[] }>(call)
    if (answer === undefined) continue
    const sums = new Map<string, bigint>()
    for (const { assetID, output } of await compareCounted(proof, call)) {
      sums.set(assetID, (sums.get(assetID) ?? 0n) + output.amount)
    }
    const expected = answer.balances.map(({ asset, balance }) => [assetOf(asset), balance]).sort()
    const served = [...sums].map(([asset, sum]) => [asset, `${sum}`]).sort()
    comparison.value("recorded getAllBalances", call.name, expected, served)
  }
  for (const call of calls.of("avm.getBalance")) {
    const answer = recordedResult<{ balance: string; utxoIDs: readonly { txID: string; outputIndex: number }[] }>(call)
    if (answer === undefined) continue
    const own = (await compareCounted(proof, call)).filter(({ assetID }) => assetID === assetOf(call.params.assetID))
    const served = {
      balance: `${own.reduce((sum, { output }) => sum + output.amount, 0n)}`,
      utxoIDs: own.map(({ txID, outputIndex }) => `${txID}:${outputIndex}`).sort(),
    }
    const utxoIDs = answer.utxoIDs.map(({ txID, outputIndex }) => `${txID}:${outputIndex}`).sort()
    comparison.value("recorded getBalance", call.name, { balance: answer.balance, utxoIDs }, served)
  }
}

/** The served UTXOs that the node counts: transfers; unless partial ones are requested, only those of one owner and unlocked. */
async function compareCounted(proof: Proof, { params }: RecordedCall): Promise<readonly RecordedUtxo[]> {
  const served = await unspent(proof, "X", [String(params.address)])
  const time = BigInt(proof.world.time)
  return served
    .filter(({ createdOnChainId }) => createdOnChainId === proof.expected.names.chainIds.X)
    .map(({ utxoBytes }) => readUtxo(fromHex(utxoBytes)))
    .filter(({ output }) => output.kind === "transfer")
    .filter(({ output }) => params.includePartial === true || (output.owners.length === 1 && output.locktime <= time))
}

type Amounts = Readonly<Record<string, string>>

/** `platform.getBalance` and `platform.getStake`. */
async function comparePlatformBalances(proof: Proof): Promise<void> {
  const { world, stack, comparison, expected } = proof
  const { names } = expected
  const ask = async ({ params }: RecordedCall) => {
    const addresses = ((params.addresses ?? []) as readonly string[]).map((address) => names.address(ownerHex(address)))
    if (addresses.length === 0) return undefined
    const answer = getPrimaryNetworkBalances(stack.data, {
      network: comparedNetwork,
      blockchainId: "p-chain",
      addresses,
    })
    return (await sentResult(answer)).balances as unknown as Readonly<Record<string, readonly Amount[]>>
  }
  for (const call of world.recording.calls.of("platform.getBalance")) {
    const recorded =
      recordedResult<Record<"unlockeds" | "lockedStakeables" | "lockedNotStakeables" | "balances", Amounts>>(call)
    const served = recorded && (await ask(call))
    if (!recorded || !served) continue
    const { unlockedUnstaked = [], lockedStakeable = [], lockedPlatform = [] } = served
    const { unlockeds, lockedStakeables, lockedNotStakeables, balances } = recorded
    comparison.value(
      "recorded getBalance",
      call.name,
      [unlockeds, lockedStakeables, lockedNotStakeables, balances],
      [
        unlockedUnstaked,
        lockedStakeable,
        lockedPlatform,
        [...unlockedUnstaked, ...lockedStakeable, ...lockedPlatform],
      ].map(amountsByAsset),
    )
  }
  for (const call of world.recording.calls.of("platform.getStake")) {
    const recorded = recordedResult<{ stakeds: Amounts }>(call)
    const served = recorded && (await ask(call))
    if (!recorded || !served) continue
    const { unlockedStaked = [], lockedStaked = [], pendingStaked = [] } = served
    const staked = amountsByAsset([...unlockedStaked, ...lockedStaked, ...pendingStaked])
    comparison.value("recorded getStake", call.name, recorded.stakeds, staked)
  }
}

interface Amount {
  readonly assetId: string
  readonly amount: string
}

function amountsByAsset(list: readonly Amount[]): Amounts {
  const sums = new Map<string, bigint>()
  for (const { assetId, amount } of list) sums.set(assetId, (sums.get(assetId) ?? 0n) + BigInt(amount))
  return Object.fromEntries([...sums].map(([asset, sum]) => [asset, `${sum}`]))
}

/** Compares `platform.getCurrentSupply` at the last block. */
async function compareSupply({ world, stack, comparison }: Proof): Promise<void> {
  const recorded = recordedResult<{ supply: string; height: string }>(
    world.recording.calls.find("P", "platform.getCurrentSupply", {}),
  )
  if (recorded === undefined || world.genesis.allocated === undefined) return
  const blocks = await everyItem(
    listLatestPrimaryNetworkBlocks(stack.data, { network: comparedNetwork, blockchainId: "p-chain", pageSize: 100 }),
  )
  const [{ currentSupply, blockNumber } = { currentSupply: "", blockNumber: "" }] = blocks
  comparison.value("recorded getCurrentSupply", recorded.height, recorded, {
    supply: currentSupply,
    height: blockNumber,
  })
}
