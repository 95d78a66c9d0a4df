import type { ChainVerification, StoredBlockRows } from "@serac/store"
import { expandFragment } from "@serac/store/items"
import { NodeFault } from "../../core/index.ts"
import {
  absentValue,
  type Compared,
  type DifferenceKind,
  type Finding,
  finding,
  firstFindings,
} from "../../core/reconciliation/index.ts"
import { type DecodedBlock, decodeBlock } from "../decode/block.ts"
import type { Parties } from "../decode/parties.ts"
import type { ChainNode } from "../node/node.ts"
import type { BlockVerifier } from "../verify/block-verifier.ts"
import { differingMembers } from "./differing-members.ts"

const maxComparedBlockBytes = 64 * 1024 * 1024

/** An EVM chain on both sides: the store and a node. */
export interface ChainSides {
  readonly reader: Pick<ChainVerification, "chainId" | "head" | "header" | "block">
  readonly node: Pick<ChainNode, "latest" | "header" | "blocks">
  /** Caches the formatted addresses. */
  readonly parties: Parties
  /** Verifies the node's answers about a block, so that a false answer is not a difference. Default: they are not verified. */
  readonly verifier?: BlockVerifier | undefined
}

/**
 * Compares the hash of a block.
 *
 * @throws NodeFault if the node does not answer.
 */
export async function compareBlockHash(
  { reader, node }: ChainSides,
  number: number,
  signal: AbortSignal,
): Promise<Compared> {
  const told = await node.header(number, signal)
  if (told === undefined) return { skipped: `the node does not have block ${number}` }
  const stored = await reader.header(number)
  if (stored === undefined) return missing(reader, number, told.hash)
  const findings = stored.hash === told.hash ? [] : [finding("block-hash", String(number), stored.hash, told.hash)]
  return { compared: { "block-hash": 1 }, findings }
}

/**
 * Compares a block with all its contents: the node's answers are decoded again, and must give the stored rows. Contracts
 * created by contracts are left out, since not every node traces.
 *
 * @throws NodeFault if the node does not answer.
 */
export async function compareBlock(
  { reader, node, parties, verifier }: ChainSides,
  number: number,
  signal: AbortSignal,
): Promise<Compared> {
  const { value: told } = await node.blocks([{ number }], signal, maxComparedBlockBytes, ([given]) => {
    const answers = given ?? { block: null, receipts: null }
    const decoded = decodeBlock({ number }, answers, { chainId: reader.chainId, parties })
    verifier?.verify(number, answers, false)
    return decoded
  })
  const stored = await reader.block(number)
  if (stored === undefined) return missing(reader, number, told.block.hash)
  if (stored.hash !== told.block.hash) {
    const other = finding("block-hash", String(number), stored.hash, told.block.hash)
    return { compared: { "block-hash": 1 }, findings: [other] }
  }
  const findings = [
    ...compareItem("block", String(number), stored.json, `${told.block.fragment}}`),
    ...compareRows("transaction", number, transactionsOf(stored.transactions), transactionsOf(told.transactions)),
    ...compareRows("transfer", number, transfersOf(stored.transfers), transfersOf(told.transfers)),
  ]
  return { compared: countsOf(told), findings: firstFindings(findings) }
}

/**
 * Compares a block with all its contents, or only its hash if the node does not keep the receipts of old blocks.
 *
 * @throws NodeFault if the node does not answer.
 */
export async function compareWholeOrHash(sides: ChainSides, number: number, signal: AbortSignal): Promise<Compared> {
  try {
    return await compareBlock(sides, number, signal)
  } catch (error) {
    const isOldReceipt = error instanceof NodeFault && (error.kind === "behind" || error.kind === "refused")
    if (!isOldReceipt) throw error
    return compareBlockHash(sides, number, signal)
  }
}

const countsOf = ({ transactions, transfers }: DecodedBlock) => ({
  "block-hash": 1,
  block: 1,
  transaction: transactions.length,
  transfer: transfers.length,
})

/** A missing block below the head is a gap; a block above the head is not due yet. */
async function missing(reader: ChainSides["reader"], number: number, hash: string): Promise<Compared> {
  const stored = await reader.head()
  if (stored === undefined || stored.head.number < number) return { skipped: `block ${number} is not stored yet` }
  return { compared: { "block-hash": 1 }, findings: [finding("block-hash", String(number), absentValue, hash)] }
}

/** Items of a block by position. */
export type Items = ReadonlyMap<string, string>

const transactionsOf = (rows: StoredBlockRows["transactions"] | DecodedBlock["transactions"]): Items =>
  new Map(rows.map(({ index, succeeded, fragment }) => [String(index), listedItem(fragment, { succeeded })]))

const transfersOf = (rows: StoredBlockRows["transfers"] | DecodedBlock["transfers"]): Items =>
  new Map(
    rows.map(({ logIndex, batchIndex, standard, token, tokenId, fragment }) => [
      `${logIndex}/${batchIndex}`,
      listedItem(fragment, { standard, token, tokenId: tokenId ?? null }),
    ]),
  )

/** An item together with the values that list it, which its JSON lacks. */
const listedItem = (fragment: string, by: object) =>
  `{"item":${expandFragment(fragment)},"listedBy":${JSON.stringify(by)}}`

/** Compares items that are stored with those that a node tells; the keys of findings are block, place and member. */
export function compareRows(kind: DifferenceKind, number: number, stored: Items, told: Items): readonly Finding[] {
  const findings: Finding[] = []
  for (const [place, item] of told) {
    const key = `${number}/${place}`
    const kept = stored.get(place)
    if (kept === undefined) findings.push(finding(kind, key, absentValue, item))
    else findings.push(...compareItem(kind, key, kept, item))
  }
  for (const [place, item] of stored)
    if (!told.has(place)) findings.push(finding(kind, `${number}/${place}`, item, absentValue))
  return findings
}

function compareItem(kind: DifferenceKind, key: string, stored: string, told: string): readonly Finding[] {
  return differingMembers(stored, told).map(({ path, ...sides }) => {
    const member = path.replace(/^(item|listedBy)\./, "")
    return finding(kind, member === "" ? key : `${key} ${member}`, sides.stored, sides.node)
  })
}
