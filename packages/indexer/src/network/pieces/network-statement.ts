import { hrpOf, parseId } from "@serac/chain"
import type { NetworkDefinition } from "@serac/store"
import { type PieceArchive, PieceError } from "@serac/store/pieces"
import { NodeFault } from "../../core/index.ts"
import { differingTerms, type ReportedTerms, requirePossibleTerms } from "../p/reported-terms.ts"

/** What nodes say of a network besides its blocks. No hash covers it. */
export interface NetworkStatement {
  readonly network: Omit<NetworkDefinition, "nodeUrls">
  readonly terms: ReportedTerms
  /** Whether the X-Chain had a DAG before its blocks; undefined if no node reported it. */
  readonly hadGraph?: boolean | undefined
}

/** The version of its form. */
const statementFormat = 1
const maxStatementBytes = 64 * 1024

/** The key of a network's statement in an archive: `primary-1/network.json`. */
export const statementKey = (networkId: number): string => `primary-${networkId}/network.json`

/**
 * Keeps a statement in an archive.
 *
 * @throws PieceError of code `PIECE_FOREIGN` if the archive has one that contradicts it.
 */
export async function keepStatement(archive: PieceArchive, statement: NetworkStatement): Promise<void> {
  const key = statementKey(statement.network.networkId)
  const kept = await readStatement(archive, statement.network.networkId)
  if (kept !== undefined) {
    const words = contradictions(kept, statement)
    if (words.length > 0)
      throw new PieceError(
        "PIECE_FOREIGN",
        key,
        `nodes say otherwise (${words.join(", ")}): remove it, if the nodes are right`,
      )
  }
  const text = textOfStatement(kept === undefined ? statement : merged(kept, statement))
  if (kept === undefined || textOfStatement(kept) !== text) await archive.objects.write(key, Buffer.from(text))
}

/**
 * The statement about a network in an archive; undefined if it has none.
 *
 * @throws PieceError of code `PIECE_STALE` for another form, and `PIECE_DAMAGED` if it is none, or cannot be true.
 */
export async function readStatement(archive: PieceArchive, networkId: number): Promise<NetworkStatement | undefined> {
  const key = statementKey(networkId)
  const bytes = await archive.objects.read(key, maxStatementBytes)
  if (bytes === undefined) return undefined
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(bytes).toString())
  } catch (cause) {
    throw new PieceError("PIECE_DAMAGED", key, "it is no JSON", cause)
  }
  const { format, ...statement } = Object(json) as StatementJson
  if (format !== statementFormat)
    throw new PieceError(
      "PIECE_STALE",
      key,
      `it has format ${format}, and this version reads format ${statementFormat}`,
    )
  return checkedStatement(statement, networkId, key)
}

/**
 * Copies what an archive says of networks to another one.
 *
 * @throws PieceError as {@link keepStatement} and {@link readStatement} do.
 */
export async function copyStatements(
  networkIds: readonly number[],
  from: PieceArchive,
  to: PieceArchive,
): Promise<void> {
  for (const networkId of networkIds) {
    const statement = await readStatement(from, networkId)
    if (statement !== undefined) await keepStatement(to, statement)
  }
}

/** Its JSON: amounts in decimal digits. */
interface StatementJson {
  readonly format?: unknown
  readonly network?: Partial<NetworkStatement["network"]>
  readonly validatorFee?: Readonly<Record<string, string>>
  readonly upgrades?: Readonly<Record<string, number>>
  readonly hadGraph?: unknown
}

const feeMembers = ["capacity", "target", "minPrice", "excessConversionConstant"] as const
const upgradeMembers = ["durango", "etna"] as const

function textOfStatement({ network, terms: { validatorFee, upgrades }, hadGraph }: NetworkStatement): string {
  const { networkId, network: kind, hrp, xChainId, cChainId, avaxAssetId } = network
  const fee = validatorFee && Object.fromEntries(feeMembers.map((name) => [name, String(validatorFee[name])]))
  const definition = { networkId, network: kind, hrp, xChainId, cChainId, avaxAssetId }
  return `${JSON.stringify({ format: statementFormat, network: definition, validatorFee: fee, upgrades, hadGraph }, null, 2)}\n`
}

function checkedStatement(
  { network = {}, validatorFee: fee, upgrades: times, hadGraph }: StatementJson,
  networkId: number,
  key: string,
): NetworkStatement {
  const { xChainId, cChainId, avaxAssetId } = network
  const isTime = (value: unknown) => Number.isSafeInteger(value)
  const rules: readonly (readonly [string, boolean])[] = [
    ["network.networkId", network.networkId === networkId],
    ["network.network", network.network === "mainnet" || network.network === "testnet"],
    ["network.hrp", network.hrp === hrpOf(networkId)],
    ["network.xChainId", isId(xChainId)],
    ["network.cChainId", isId(cChainId)],
    ["network.avaxAssetId", isId(avaxAssetId)],
    ["validatorFee", fee === undefined || feeMembers.every((name) => /^\d{1,20}$/.test(String(Object(fee)[name])))],
    ["upgrades", times === undefined || upgradeMembers.every((name) => isTime(Object(times)[name]))],
    ["upgrades.helicon", times?.helicon === undefined || isTime(times.helicon)],
    ["hadGraph", hadGraph === undefined || typeof hadGraph === "boolean"],
  ]
  const wrong = rules.find(([, holds]) => !holds)
  if (wrong !== undefined) throw new PieceError("PIECE_DAMAGED", key, `${wrong[0]} has another form`)
  const terms = {
    ...(fee && { validatorFee: feeOf(fee) }),
    ...(times && { upgrades: times as NonNullable<ReportedTerms["upgrades"]> }),
  }
  try {
    requirePossibleTerms(terms, networkId)
  } catch (error) {
    if (!(error instanceof NodeFault)) throw error
    throw new PieceError("PIECE_FALSE", key, error.message, error)
  }
  return { network: network as NetworkStatement["network"], terms, hadGraph: hadGraph as boolean | undefined }
}

function isId(text: unknown): boolean {
  try {
    return typeof text === "string" && parseId(text).length === 32
  } catch {
    return false
  }
}

function feeOf(fee: Readonly<Record<string, string>>): NonNullable<ReportedTerms["validatorFee"]> {
  const [capacity, target, minPrice, excessConversionConstant] = feeMembers.map((name) =>
    BigInt(fee[name] as string),
  ) as [bigint, bigint, bigint, bigint]
  return { capacity, target, minPrice, excessConversionConstant }
}

/** The members that two statements have otherwise, in words. */
function contradictions(kept: NetworkStatement, told: NetworkStatement): readonly string[] {
  const [own, other] = [kept.network, told.network] as readonly Readonly<Record<string, unknown>>[] as [
    Readonly<Record<string, unknown>>,
    Readonly<Record<string, unknown>>,
  ]
  const ids = ["xChainId", "cChainId", "avaxAssetId"].filter((name) => own[name] !== other[name])
  const isOtherGraph = kept.hadGraph !== undefined && told.hadGraph !== undefined && kept.hadGraph !== told.hadGraph
  return [
    ...ids.map((name) => `${name} ${own[name]} and ${other[name]}`),
    ...differingTerms(kept.terms, told.terms),
    ...(isOtherGraph ? [`hadGraph ${kept.hadGraph} and ${told.hadGraph}`] : []),
  ]
}

/** What either of two statements has: an older node says less. */
function merged(kept: NetworkStatement, told: NetworkStatement): NetworkStatement {
  const upgrades = told.terms.upgrades && { ...kept.terms.upgrades, ...told.terms.upgrades }
  const [fee, times] = [told.terms.validatorFee ?? kept.terms.validatorFee, upgrades ?? kept.terms.upgrades]
  return {
    network: told.network,
    terms: { ...(fee && { validatorFee: fee }), ...(times && { upgrades: times }) },
    hadGraph: told.hadGraph ?? kept.hadGraph,
  }
}
