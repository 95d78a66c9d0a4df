import { formatId, type Genesis, type PChainTransaction, parseId } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { NodeFault } from "../../core/index.ts"
import { hexKey, primarySubnetKey, toSafeNumber, zeroId } from "./keys.ts"
import { addStaker, isStakerTx } from "./staking.ts"
import type { Step } from "./step.ts"
import { createChain } from "./subnets.ts"
import { addTransaction } from "./transaction-row.ts"
import { addUtxo } from "./transfers.ts"

/** When the two public networks began, in Unix seconds. */
const beginnings: Readonly<Record<number, number>> = { 1: 1_599_696_000, 5: 1_599_696_000 }

/** The time of block 0, which has none of its own; undefined if it is unknown. */
export function beginningOf({
  network,
  genesis,
}: {
  readonly network: Pick<NetworkDefinition, "networkId">
  readonly genesis?: (() => Genesis | undefined) | undefined
}): number | undefined {
  const given = genesis?.()
  return given ? toSafeNumber(given.timestamp) : beginnings[network.networkId]
}

/** Applies the P-Chain's genesis: funds, validators and chains that no block contains. */
export function applyGenesis(step: Step, parentId: Uint8Array): void {
  const genesis = step.terms.genesis()
  if (genesis) applyGiven(step, genesis, parentId)
  else nameChains(step)
}

function applyGiven(step: Step, genesis: Genesis, parentId: Uint8Array): void {
  const namesCChain = checkGenesis(step, genesis, parentId)
  const { memory } = step
  memory.time = step.timestamp
  memory.setSupply(primarySubnetKey, genesis.initialSupply)
  for (const { message: _, ...utxo } of genesis.utxos) addUtxo(step, utxo)
  for (const [index, transaction] of [...genesis.validators, ...genesis.chains].entries()) {
    const isCChain = hexKey(transaction.id) === hexKey(genesis.cChainID)
    if (isCChain && !namesCChain) createCChain(step, transaction, index)
    else begin(step, transaction, index)
  }
}

/**
 * Whether the genesis file contains the C-Chain's exact genesis. Some copies of files lack the code of its contracts; the
 * rest of them is still usable.
 *
 * @throws NodeFault if the network did not begin with this file.
 */
function checkGenesis({ terms }: Step, genesis: Genesis, parentId: Uint8Array): boolean {
  const { networkId, xChainId, cChainId, avaxAssetId } = terms.network
  const same = (id: Uint8Array, text: string) => formatId(id) === text
  const whole = same(genesis.cChainID, cChainId)
  const belongs =
    genesis.networkID === networkId && same(genesis.xChainID, xChainId) && same(genesis.avaxAssetID, avaxAssetId)
  if (belongs && (!whole || hexKey(genesis.id) === hexKey(parentId))) return whole
  throw new NodeFault("wrong-chain", "the P-Chain of this node did not begin with the genesis file that is given")
}

function begin(step: Step, transaction: PChainTransaction, index: number): void {
  const { id, unsigned } = transaction
  if (isStakerTx(unsigned)) {
    const { start } = addStaker(step, { id, unsigned }, index, { active: true })
    addTransaction(step, transaction, index, { start })
  } else if (unsigned.type === "CreateChainTx") {
    createChain(step, { id, index }, unsigned)
    addTransaction(step, transaction, index)
  }
}

/** The C-Chain with its actual ID, whatever ID the file would give it. */
function createCChain(step: Step, { unsigned }: PChainTransaction, index: number): void {
  if (unsigned.type === "CreateChainTx")
    createChain(step, { id: parseId(step.terms.network.cChainId), index }, unsigned)
}

const avm = "jvYyfQTxGMJLuGWa55kdP2p2zSUYsQ5Raupu4TW34ZAUBAbtq"
const evmVmId = "mgj786NP7uDwBCcq6YwThhaN8FLyybkCa4zBWTQbNgmK6k9A6"
const evmChainIds: Readonly<Record<number, string>> = { 1: "43114", 5: "43113", 12345: "43112" }

/** Without a genesis, at least the two chains that every network has are known. */
function nameChains({ terms, rows, height, timestamp }: Step): void {
  const { networkId, xChainId, cChainId } = terms.network
  const common = { subnetId: zeroId, height, createdAt: timestamp }
  const evmChainId = evmChainIds[networkId]
  rows.blockchains.push(
    { ...common, blockchainId: parseId(xChainId), index: 0, name: "X-Chain", vmId: avm },
    {
      ...common,
      blockchainId: parseId(cChainId),
      index: 1,
      name: "C-Chain",
      vmId: evmVmId,
      ...(evmChainId === undefined ? {} : { evmChainId }),
    },
  )
}
