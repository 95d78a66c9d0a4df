import { formatHex } from "@serac/chain"
import type { PrimaryChain, UnspentRows, UtxoHistory, UtxoKey } from "@serac/store"
import { nonsense } from "../../core/index.ts"
import { absentValue, type Compared, type Finding, finding, firstFindings } from "../../core/reconciliation/index.ts"
import { utxoKeyText as utxoText } from "../owners.ts"
import { heightOf, isBeginningUnknown, type NetworkSides, untilStored } from "./network-sides.ts"
import type { ReportBetweenHeights, UtxosRequest } from "./state-node.ts"

/** Maximum UTXOs of an address on one side. */
const maxComparedUtxos = 16_384
const present = "unspent"

/** For each chain, the chains where its UTXOs can have been created. */
export const sourcesOf: Readonly<Record<PrimaryChain, readonly PrimaryChain[]>> = {
  P: ["P", "X", "C"],
  X: ["X", "P", "C"],
  C: ["X", "P"],
}

/**
 * Compares the unspent UTXOs of addresses. The chains of the node and of the store may advance during the comparison: a
 * difference counts only if the blocks that created and consumed the UTXO leave no doubt about the right answer.
 *
 * @throws NodeFault if the node does not answer.
 */
export async function reconcileUtxos(
  sides: Pick<NetworkSides, "reader" | "state" | "clock" | "timeoutMs">,
  asked: UtxosRequest,
  signal: AbortSignal,
): Promise<Compared> {
  const { reader, state } = sides
  const { notes } = await reader.heads()
  const told = await state.utxos(asked, signal)
  if (told.value === undefined) return { skipped: "the addresses have too many UTXOs" }
  const behind = await untilStored(sides, told.after, signal)
  if (behind !== undefined) return { skipped: behind }
  const rows = await reader.unspent(asked.chain, asked.addresses, maxComparedUtxos)
  if (rows === undefined) return { skipped: "an address has too many UTXOs" }
  const node = new Map(told.value.map((bytes) => [utxoText(utxoKeyFrom(bytes)), bytes]))
  const stored = new Map(
    rows.utxos
      .filter(({ createdOn, staked }) => createdOn === asked.source && !staked)
      .map((row) => [utxoText(row), row]),
  )
  const findings: Finding[] = []
  const suspects: UtxoKey[] = []
  for (const [text, bytes] of node) {
    const row = stored.get(text)
    const [kept, given] = [row?.bytes, formatHex(bytes, "hexnc")]
    if (row === undefined) suspects.push(utxoKeyFrom(bytes))
    else if (kept !== given) findings.push(finding("utxo", `${utxoName(asked, row)} bytes`, kept ?? absentValue, given))
  }
  for (const [text, row] of stored) if (!node.has(text)) suspects.push(row)
  const histories = new Map((await reader.utxos(suspects)).map((one) => [utxoText(one), one]))
  const reading = { asked, told, rows, isBeginningUnknown: isBeginningUnknown(notes, asked.source) }
  for (const key of suspects) {
    const text = utxoText(key)
    const isTold = node.has(text)
    if (isDoubtless(histories.get(text), isTold, reading))
      findings.push(
        finding(
          "utxo",
          utxoName(asked, key),
          isTold ? keptWords(histories.get(text)) : present,
          isTold ? present : absentValue,
        ),
      )
  }
  return { compared: { utxo: Math.max(node.size, stored.size) }, findings: firstFindings(findings) }
}

interface UtxosReading {
  readonly asked: UtxosRequest
  readonly told: Pick<ReportBetweenHeights<unknown>, "before" | "after">
  readonly rows: UnspentRows
  readonly isBeginningUnknown: boolean
}

/** Whether the node or the store is certainly wrong, whatever happened between the reads. */
function isDoubtless(history: UtxoHistory | undefined, isTold: boolean, reading: UtxosReading): boolean {
  const { asked, told, rows } = reading
  const { before, after } = told
  // All blocks that the node could know are stored.
  if (history === undefined) return isTold && !reading.isBeginningUnknown
  const { createdOn, height, consumedAt, staked } = history
  const { chain, source } = asked
  // The UTXO is stored, but no list contains it.
  if (isTold && !staked && consumedAt === undefined && height <= heightOf(rows.heights, createdOn)) return true
  if (isTold)
    return staked || height > heightOf(after, createdOn) || (consumedAt ?? Infinity) <= heightOf(before, chain)
  if (staked || height > heightOf(before, createdOn) || (consumedAt ?? Infinity) <= heightOf(after, chain)) return false
  // The store does not record when a stake is returned: that may have been after the node's answer.
  return chain !== "P" || source !== "P" || rows.heights.P === before.P
}

const keptWords = (history: UtxoHistory | undefined): string => {
  if (history === undefined) return absentValue
  if (history.staked) return "staked"
  return history.consumedAt === undefined ? "not listed" : `consumed at ${history.consumedAt}`
}

const utxoName = ({ chain, source }: UtxosRequest, key: UtxoKey) =>
  `${chain === source ? chain : `${source} to ${chain}`} ${formatHex(key.txId, "hexnc")} ${key.outputIndex}`

/** The key in a UTXO's bytes: a version, the transaction, the index. */
function utxoKeyFrom(bytes: Uint8Array): UtxoKey {
  if (bytes.length < 38) throw nonsense("a UTXO has fewer than 38 bytes")
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { txId: bytes.subarray(2, 34), outputIndex: buffer.readUInt32BE(34) }
}
