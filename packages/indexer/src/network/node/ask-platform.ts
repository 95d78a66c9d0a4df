import { equalBytes, formatAddress, formatId } from "@serac/chain"
import {
  getTx as getPTx,
  getUTXOs as getPUtxos,
  getRewardUTXOs,
  getValidatorFeeConfig,
  infoGetNetworkID,
  infoUpgrades,
} from "@serac/p-chain"
import type { PrimaryChain, StakerObservation } from "@serac/store"
import { getTx as getXTx, getUTXOs as getXUtxos } from "@serac/x-chain"
import { NodeFault, nonsense } from "../../core/index.ts"
import { toArray, toRecord } from "../../core/node/index.ts"
import { hashing } from "../p/keys.ts"
import type { PlatformTerms } from "../p/platform-port.ts"
import { type ReportedTerms, requirePossibleTerms } from "../p/reported-terms.ts"
import { largeAnswerBytes, smallAnswerBytes } from "./answer-limits.ts"
import { bytesArgument, toId, toText, toU64 } from "./answers.ts"
import { askBenched } from "./ask-benched.ts"
import { isNotOffered } from "./ask-network-id.ts"
import { askValidators } from "./ask-validators.ts"
import type { ByNameEndpoint } from "./by-name-endpoint.ts"
import type { StakersRequest } from "./network-node.ts"
import { askPages, type UtxoPage } from "./utxo-pages.ts"

/** Pages of UTXOs that no set of addresses can have: a node that returns more is faulty. */
const maxPages = 100_000

/** Fees of L1 validators and times of upgrades; values that a node does not offer are left out. @throws NodeFault if they cannot be true. */
export async function askPlatformTerms(
  endpoint: ByNameEndpoint,
  networkId: number,
  signal: AbortSignal,
): Promise<ReportedTerms> {
  const fee = await askFee(endpoint, signal)
  const upgrades = await askUpgrades(endpoint, signal)
  const terms = {
    ...(fee === undefined ? {} : { validatorFee: readFee(fee) }),
    ...(upgrades === undefined ? {} : { upgrades: readUpgrades(upgrades) }),
  }
  requirePossibleTerms(terms, networkId)
  return terms
}

/** A node from before L1 validators reports that the method is unsupported. */
async function askFee(endpoint: ByNameEndpoint, signal: AbortSignal): Promise<unknown> {
  try {
    return await endpoint.ask(
      (core, options): Promise<unknown> => getValidatorFeeConfig(core, {}, options),
      signal,
      smallAnswerBytes,
    )
  } catch (error) {
    if (error instanceof NodeFault && error.kind === "unsupported") return undefined
    throw error
  }
}

/** Undefined if there is no info interface, which shows in a missing network ID too. */
async function askUpgrades(endpoint: ByNameEndpoint, signal: AbortSignal): Promise<unknown> {
  try {
    return await endpoint.ask(
      (core, options): Promise<unknown> => infoUpgrades(core, {}, options),
      signal,
      smallAnswerBytes,
    )
  } catch (error) {
    if (!isNotOffered(error)) throw error
    const isOffered = await endpoint
      .ask((core, options): Promise<unknown> => infoGetNetworkID(core, {}, options), signal, smallAnswerBytes)
      .then(
        () => (error as NodeFault).kind !== "unsupported",
        (again: unknown) => !isNotOffered(again),
      )
    if (isOffered) throw error
    return undefined
  }
}

function readFee(answer: unknown): NonNullable<PlatformTerms["validatorFee"]> {
  const fee = toRecord(answer, "platform.getValidatorFeeConfig")
  return {
    capacity: toU64(fee.capacity, "capacity"),
    target: toU64(fee.target, "target"),
    minPrice: toU64(fee.minPrice, "minPrice"),
    excessConversionConstant: toU64(fee.excessConversionConstant, "excessConversionConstant"),
  }
}

function readUpgrades(answer: unknown): NonNullable<PlatformTerms["upgrades"]> {
  const { durangoTime, etnaTime, heliconTime } = toRecord(answer, "info.upgrades")
  const seconds = (value: unknown, what: string) => {
    const milliseconds = Date.parse(toText(value, what))
    if (Number.isNaN(milliseconds)) throw nonsense(`${what} is no time`)
    return Math.floor(milliseconds / 1000)
  }
  return {
    durango: seconds(durangoTime, "durangoTime"),
    etna: seconds(etnaTime, "etnaTime"),
    // Older nodes do not report it.
    ...(heliconTime === undefined ? {} : { helicon: seconds(heliconTime, "heliconTime") }),
  }
}

/** Whether the X-Chain had a DAG before its blocks, in which case it has a last vertex; undefined if that is unknown. */
export async function askGraph(endpoint: ByNameEndpoint, signal: AbortSignal): Promise<boolean | undefined> {
  const upgrades = await askUpgrades(endpoint, signal)
  if (upgrades === undefined) return undefined
  const { cortinaXChainStopVertexID: last } = toRecord(upgrades, "info.upgrades")
  return last === undefined ? undefined : toId(last, "cortinaXChainStopVertexID").some((byte) => byte !== 0)
}

/** Bytes of the UTXOs that rewarded a staker. */
export async function askRewardUtxos(
  endpoint: ByNameEndpoint,
  staker: Uint8Array,
  signal: AbortSignal,
): Promise<readonly Uint8Array[]> {
  const parameters = { txID: formatId(staker), encoding: "hex" } as const
  const answer = await endpoint.ask(
    (core, options): Promise<unknown> => getRewardUTXOs(core, parameters, options),
    signal,
    smallAnswerBytes,
  )
  const { utxos } = toRecord(answer, "platform.getRewardUTXOs")
  return toArray(utxos, "utxos").map((utxo) => bytesArgument(utxo, "a UTXO"))
}

/** Bytes of a transaction; undefined if the endpoint does not know it. */
export async function askTransaction(
  endpoint: ByNameEndpoint,
  chain: "P" | "X",
  id: Uint8Array,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const getTx = chain === "P" ? getPTx : getXTx
  const parameters = { txID: formatId(id), encoding: "hex" } as const
  let answer: unknown
  try {
    const call = endpoint.ask.bind(endpoint)
    answer = await call((core, options): Promise<unknown> => getTx(core, parameters, options), signal, largeAnswerBytes)
  } catch (error) {
    if (error instanceof NodeFault && error.kind === "behind") return undefined
    throw error
  }
  const bytes = bytesArgument(toRecord(answer, "the answer").tx, "the transaction")
  if (!equalBytes(hashing.sha256(bytes), id)) throw nonsense(`another transaction than ${parameters.txID}`)
  return bytes
}

/** Bytes of the UTXOs of addresses, requested page by page. */
export async function askUtxos(
  endpoint: ByNameEndpoint,
  chain: "P" | "X",
  addresses: readonly Uint8Array[],
  hrp: string,
  signal: AbortSignal,
): Promise<readonly Uint8Array[]> {
  const getUtxos = chain === "P" ? getPUtxos : getXUtxos
  const texts = addresses.map((address) => formatAddress(address, hrp, chain))
  const ask = (page: UtxoPage) =>
    endpoint.ask((core, options): Promise<unknown> => getUtxos(core, page, options), signal, largeAnswerBytes)
  const found = await askPages(texts, maxPages, ask)
  if (found) return found
  throw nonsense("there is no end of UTXOs")
}

/** An endpoint's observations of current stakers; a request for all validators also includes whether its node queries them. */
export async function askStakers(
  endpoint: ByNameEndpoint,
  asked: StakersRequest,
  chainOf: (id: string) => PrimaryChain | undefined,
  signal: AbortSignal,
): Promise<readonly StakerObservation[]> {
  const validators = await askValidators(endpoint, asked, signal)
  const isOfAll = asked.subnetId === undefined && asked.nodeId === undefined
  const benched = isOfAll ? await askBenched(endpoint, chainOf, signal) : undefined
  return validators.flatMap((one) => {
    const validator = toRecord(one, "a validator")
    const { delegators, nodeID } = validator
    return [
      ...readStaker(validator, benched?.get(String(nodeID))),
      ...toArray(delegators ?? [], "delegators").flatMap((staker) => readStaker(staker)),
    ]
  })
}

/** L1 validators have no transaction, and are skipped. */
function readStaker(value: unknown, benched?: readonly PrimaryChain[]): readonly StakerObservation[] {
  const { txID, uptime, connected, potentialReward } = toRecord(value, "a staker")
  if (txID === undefined) return []
  const percent = uptime === undefined ? undefined : Number(toText(uptime, "uptime"))
  if (percent !== undefined && !(percent >= 0 && percent <= 100)) throw nonsense("an uptime is no percentage")
  return [
    {
      txId: toId(txID, "txID"),
      ...(percent === undefined ? {} : { uptime: percent }),
      ...(typeof connected === "boolean" ? { connected } : {}),
      ...(benched === undefined ? {} : { benched }),
      ...(potentialReward === undefined ? {} : { potentialReward: toU64(potentialReward, "potentialReward") }),
    },
  ]
}
