import {
  decodeAtomicBatch,
  decodePChainBlock,
  decodeXChainBlock,
  formatId,
  formatText,
  type PChainTransaction,
} from "@serac/chain"
import type { Devnet } from "@serac/devnet"
import { type AnyUtxo, keyOf, outputAddresses, zeroID } from "@serac/devnet/ledger"
import { primaryChains } from "@serac/store"
import { balanceLine, l1ValidatorLine, type NetworkLines, stakerLine, supplyLine, utxoLine } from "./network-lines.ts"

type LedgerChain = (typeof primaryChains)[number]

/** A UTXO of a ledger, and its chain. */
export interface LedgerUtxo {
  readonly createdOn: LedgerChain
  readonly consumedOn: LedgerChain
  readonly utxo: AnyUtxo
  readonly staked: boolean
}

/** All UTXOs that can be consumed on the chains of a devnet, and all staked outputs. */
export function ledgerUtxos({ network: { p, x, memory, genesis } }: Devnet): readonly LedgerUtxo[] {
  const ids = { P: zeroID, X: genesis.xChainID, C: genesis.cChainID }
  const found: LedgerUtxo[] = []
  for (const [, utxo] of p.state.utxos) found.push({ createdOn: "P", consumedOn: "P", utxo, staked: false })
  for (const [, utxo] of x.state.utxos) found.push({ createdOn: "X", consumedOn: "X", utxo, staked: false })
  for (const createdOn of primaryChains)
    for (const consumedOn of primaryChains)
      if (createdOn !== consumedOn)
        for (const [, utxo] of memory.between(ids[createdOn], ids[consumedOn]))
          found.push({ createdOn, consumedOn, utxo, staked: false })
  for (const { transaction } of p.state.stakers.inOrder())
    for (const utxo of stakeOf(transaction)) found.push({ createdOn: "P", consumedOn: "P", utxo, staked: true })
  return found
}

/** The outputs that are returned when a stake ends. */
function stakeOf({ id, unsigned }: PChainTransaction): readonly AnyUtxo[] {
  if (!("stake" in unsigned)) return []
  const { outputs, stake } = unsigned
  return stake.map((output, index) => ({ ...output, txID: id, outputIndex: outputs.length + index }))
}

/** Output types that each hold one indivisible item. */
const things = ["nftfx.TransferOutput", "propertyfx.OwnedOutput"]

/** The amount of an output: 1 for an NFT and a property, 0 for a right to mint. */
function outputAmount(output: AnyUtxo["output"]): bigint {
  if ("amount" in output) return output.amount as bigint
  if ("type" in output && things.includes(output.type as string)) return 1n
  return "output" in output ? outputAmount(output.output) : 0n
}

/** Whether an output holds an amount that counts towards a sum. */
const isTransfer = (output: AnyUtxo["output"]): boolean =>
  "amount" in output || ("output" in output && isTransfer(output.output))

/** All owners of UTXOs, as keys. */
export const ledgerOwners = (utxos: readonly LedgerUtxo[]): readonly string[] =>
  [...new Set(utxos.flatMap(({ utxo }) => outputAddresses(utxo.output).map(keyOf)))].sort()

/** The contents of a devnet's own ledgers. */
export function ledgerLines(devnet: Devnet): NetworkLines {
  const { p } = devnet.network
  const { state } = p
  const utxos = ledgerUtxos(devnet)
  const stakers = state.stakers.inOrder()
  const l1Validators = state.subnets.ids.flatMap((id) => state.l1Validators.of(id))
  const chainsOf = [zeroID, ...state.subnets.ids].flatMap((id) => state.subnets.chains(id))
  return {
    ...blockLines(devnet),
    utxos: utxos
      .map(({ utxo: { output, ...utxo }, ...where }) => utxoLine({ ...utxo, ...where, amount: outputAmount(output) }))
      .sort(),
    balances: balanceLines(utxos),
    stakers: stakers
      .map((one) => stakerLine({ ...one, kind: one.kind === "delegator" ? "delegator" : "validator" }))
      .sort(),
    l1Validators: l1Validators.map(l1ValidatorLine).sort(),
    rewards: [...state.rewards]
      .flatMap(([, paid]) => paid)
      .map(({ txID, outputIndex, output }) => `${formatId(txID)}:${outputIndex} ${outputAmount(output)}`)
      .sort(),
    subnets: state.subnets.ids.map(formatId).sort(),
    blockchains: chainsOf
      .map(({ id, unsigned }) => [id, unsigned as Extract<typeof unsigned, { type: "CreateChainTx" }>] as const)
      .map(([id, { subnetID, chainName }]) => `${formatId(id)} ${formatId(subnetID)} ${formatText(chainName)}`)
      .sort(),
    platform: `time ${state.time}, fees ${state.accruedFees}, excess ${state.l1Excess}`,
    supply: supplyLine(supplyOf(devnet)),
  }
}

/** The initial supply, the rewards paid since, and the staked amounts. */
function supplyOf({ network: { p, genesis } }: Devnet) {
  const { state } = p
  const stakers = state.stakers.inOrder()
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n)
  // Rewards that validators have earned but not yet received were minted too.
  const kept = stakers
    .filter(({ kind }) => kind === "validator")
    .map((one) => state.stakers.info(one))
    .map((info) => info.delegateeReward + info.restakedValidation + info.restakedDelegation)
  const potential = stakers.map(({ potentialReward }) => potentialReward)
  const staked = stakers.filter(({ kind }) => kind !== "subnet-validator").map(({ weight }) => weight)
  return {
    genesis: genesis.initialSupply,
    rewards: state.supply - genesis.initialSupply - sum(potential) - sum(kept),
    staked: sum(staked),
  }
}

function balanceLines(utxos: readonly LedgerUtxo[]): readonly string[] {
  const sums = new Map<string, { chain: LedgerChain; owner: string; asset: Uint8Array; amount: bigint }>()
  for (const { consumedOn: chain, utxo } of utxos.filter(({ utxo }) => isTransfer(utxo.output)))
    for (const owner of new Set(outputAddresses(utxo.output).map(keyOf))) {
      const key = `${chain} ${owner} ${keyOf(utxo.assetID)}`
      const before = sums.get(key)?.amount ?? 0n
      sums.set(key, { chain, owner, asset: utxo.assetID, amount: before + outputAmount(utxo.output) })
    }
  return [...sums.values()].map(({ chain, owner, asset, amount }) => balanceLine(chain, owner, asset, amount)).sort()
}

function blockLines({ network: { p, x }, chains: { c } }: Devnet): Pick<NetworkLines, "blocks" | "transactions"> {
  const blocks: string[] = []
  const transactions: string[] = []
  const add = (
    chain: LedgerChain,
    height: number,
    id: string,
    made: readonly { id: Uint8Array; unsigned: object }[],
  ) => {
    blocks.push(`${chain} ${height} ${id}`)
    for (const [index, one] of made.entries()) transactions.push(`${chain} ${height}/${index} ${formatId(one.id)}`)
  }
  for (let height = 1; height <= p.last.height; height++) {
    const { id, bytes } = p.state.blocks.at(height) as { id: Uint8Array; bytes: Uint8Array }
    const block = decodePChainBlock(bytes)
    const proposed = block.type === "BanffProposalBlock" ? [block.transaction] : []
    add("P", height, formatId(id), [...block.transactions, ...proposed])
  }
  for (let height = 1; height <= x.last.height; height++) {
    const { id, bytes } = x.state.blocks.at(height) as { id: Uint8Array; bytes: Uint8Array }
    add("X", height, formatId(id), decodeXChainBlock(bytes).transactions)
  }
  for (let height = 1n; height <= c.chain.tip.header.number; height++) {
    const block = c.chain.blockAt(height)
    if (!block || block.blockExtraData.length === 0) continue
    add("C", Number(height), block.hash, decodeAtomicBatch(block.blockExtraData))
  }
  return { blocks: blocks.sort(), transactions: transactions.sort() }
}
