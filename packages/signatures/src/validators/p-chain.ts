import {
  decodePChainTransaction,
  formatId,
  type PChainTransaction,
  parseHex,
  parseId,
  parseNodeId,
  type WarpValidator,
} from "@serac/chain"
import {
  createPChainCore,
  getCurrentValidators,
  getProposedHeight,
  getSubnet,
  getTx,
  getValidatorsAt,
  HttpError,
  proposervmGetCurrentEpoch,
  type RpcCore,
  RpcError,
  validatedBy,
} from "@serac/p-chain"
import { separateCredentials } from "@serac/wire/node"
import QuickLRU from "quick-lru"
import { accessingFetch } from "../accessing-fetch.ts"
import { AggregationError } from "../aggregation-error.ts"
import { FreshAnswers } from "../fresh-answers.ts"
import { bytesOfHex } from "../hex.ts"

/** The ID of the primary network as a subnet, and of the P-Chain as a blockchain. */
export const zeroId = new Uint8Array(32)

const pChainTimeoutMs = 5_000
const totalTimeout = 10_000
/** A question that is asked for several callers ends by its timeout, not when one of them goes away. */
const { signal: unending } = new AbortController()
/** Transactions that are kept; up to some 10 KB each. */
const maxTransactions = 200

/** The manager of an L1's validators. */
export interface L1Manager {
  readonly conversionID: Uint8Array
  /** The blockchain of the manager's contract. */
  readonly chainID: Uint8Array
}

/** Reads the P-Chain from nodes, whom it asks what changes once at a time for all callers. Each method throws an {@link AggregationError} `node` where no node answers. */
export class PChain {
  /** The client of these nodes, for other requests to them. */
  readonly client: RpcCore
  readonly #heights = new FreshAnswers<bigint | undefined>()
  readonly #balances = new FreshAnswers<ReadonlyMap<string, bigint>>()
  readonly #managers = new FreshAnswers<L1Manager | undefined>()
  /** By ID: an accepted transaction never changes. */
  readonly #transactions = new QuickLRU<string, PChainTransaction>({ maxSize: maxTransactions })

  /**
   * @param nodeUrls - base URLs of nodes of one network, in order of preference; may hold user names, passwords and other secrets.
   * @param fetch - default: the global one.
   */
  constructor(nodeUrls: readonly string[], fetch?: typeof globalThis.fetch | undefined) {
    const nodes = nodeUrls.map(separateCredentials)
    const baseUrl = nodes.map(({ url }) => url)
    this.client = createPChainCore({
      baseUrl,
      timeout: pChainTimeoutMs,
      totalTimeout,
      fetch: accessingFetch(nodes, fetch),
    })
  }

  /** The height at which proposers currently look up validators. */
  async proposedHeight(signal: AbortSignal): Promise<bigint> {
    const height = await this.#heights.get("proposed", signal, () =>
      readAnswered(
        () => getProposedHeight(this.client, {}, { signal: unending }),
        unending,
        ({ height }) => BigInt(height),
      ),
    )
    return height as bigint
  }

  /**
   * The P-Chain height of the epoch of a blockchain's next block; the blockchain verifies messages by the validators at this height (ACP-181).
   * Undefined for a blockchain without epochs: before Granite, before its second block, and where the node does not run it.
   */
  async epochHeight(blockchainID: Uint8Array, signal: AbortSignal): Promise<bigint | undefined> {
    const name = Buffer.compare(blockchainID, zeroId) === 0 ? "P" : formatId(blockchainID)
    return this.#heights.get(`epoch ${name}`, signal, () => {
      const options = { signal: unending, variables: { blockchainID: name }, retry: false } as const
      const ask = () => proposervmGetCurrentEpoch(this.client, {}, options)
      return readAnswered(
        () => unlessRefused(ask),
        unending,
        (epoch) => {
          const height = BigInt(epoch?.pChainHeight ?? 0)
          return height > 0n && BigInt(epoch?.number ?? 0) > 0n ? height : undefined
        },
      )
    })
  }

  /**
   * All validators of a subnet at a height; empty for an unknown subnet.
   *
   * @throws {AggregationError} `height` for a height that the P-Chain has not reached
   */
  async validatorsAt(subnetID: Uint8Array, height: bigint, signal: AbortSignal): Promise<WarpValidator[]> {
    const parameters = { height: String(height), subnetID: formatId(subnetID) }
    const ask = () =>
      getValidatorsAt(this.client, parameters, { signal }).catch((error: unknown) => {
        throw heightError(error, height)
      })
    return readAnswered(ask, signal, (answer) =>
      Object.entries(answer).map(([nodeId, { publicKey, weight }]) => ({
        nodeID: parseNodeId(nodeId),
        weight: BigInt(weight),
        ...(publicKey === null ? {} : { publicKey: bytesOfHex(publicKey) }),
      })),
    )
  }

  /** The remaining balance of each validator of an L1, in nAVAX, by `NodeID-...`; empty for other subnets. */
  async balances(subnetID: Uint8Array, signal: AbortSignal): Promise<ReadonlyMap<string, bigint>> {
    const name = formatId(subnetID)
    return this.#balances.get(name, signal, () =>
      readAnswered(
        () => getCurrentValidators(this.client, { subnetID: name }, { signal: unending }),
        unending,
        ({ validators }) =>
          new Map(validators.flatMap((one) => ("balance" in one ? [[one.nodeID, BigInt(one.balance)] as const] : []))),
      ),
    )
  }

  /** The subnet that validates a blockchain; undefined for an unknown blockchain. */
  async subnetOf(blockchainID: Uint8Array, signal: AbortSignal): Promise<Uint8Array | undefined> {
    if (Buffer.compare(blockchainID, zeroId) === 0) return zeroId
    const ask = () => validatedBy(this.client, { blockchainID: formatId(blockchainID) }, { signal })
    return readAnswered(
      () => unlessAbsent(ask),
      signal,
      (found) => found && parseId(found.subnetID),
    )
  }

  /** The manager of a subnet; undefined for an unknown subnet, zeros for a subnet that is not an L1. */
  async managerOf(subnetID: Uint8Array, signal: AbortSignal): Promise<L1Manager | undefined> {
    const name = formatId(subnetID)
    return this.#managers.get(name, signal, () =>
      readAnswered(
        () => unlessAbsent(() => getSubnet(this.client, { subnetID: name }, { signal: unending })),
        unending,
        (found) => found && { conversionID: parseId(found.conversionID), chainID: parseId(found.managerChainID) },
      ),
    )
  }

  /** An accepted transaction; undefined for an unknown ID. */
  async transaction(id: Uint8Array, signal: AbortSignal): Promise<PChainTransaction | undefined> {
    const txID = formatId(id)
    const known = this.#transactions.get(txID)
    if (known !== undefined) return known
    const ask = () => getTx(this.client, { txID, encoding: "hex" }, { signal })
    const transaction = await readAnswered(
      () => unlessAbsent(ask),
      signal,
      (found) => found && decodePChainTransaction(parseHex(found.tx)),
    )
    if (transaction !== undefined) this.#transactions.set(txID, transaction)
    return transaction
  }
}

const ahead = /current P-chain height \((\d+)\) </i

function heightError(error: unknown, height: bigint): unknown {
  const [, last] = (error instanceof RpcError && ahead.exec(error.message)) || []
  if (last === undefined) return error
  const words = `pChainHeight must not exceed the last height of the P-Chain, ${last}, and ${height} does`
  return new AggregationError("height", words, { cause: error })
}

/** Applies `read` to a node's answer; an answer that `read` cannot handle is invalid. */
async function readAnswered<Answer, Result>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  read: (answer: Answer) => Result,
): Promise<Result> {
  const answer = await answeredOrThrow(ask, signal)
  try {
    return read(answer)
  } catch (cause) {
    throw new AggregationError("node", "a node of the P-Chain answers what is no answer", { cause })
  }
}

async function answeredOrThrow<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    if (signal.aborted || cause instanceof AggregationError) throw cause
    const words =
      cause instanceof RpcError ? "a node of the P-Chain refuses a question" : "no node of the P-Chain answers"
    throw new AggregationError("node", words, { cause })
  }
}

/** Statuses by which a node, or a proxy in front of it, reports an unsupported method. */
const notOffered: ReadonlySet<number> = new Set([403, 404, 405, 501])
/** The code of a request limit (EIP-1474), which gives no information about the chain. */
const limitExceeded = -32005

/**
 * Undefined where the node does not run the chain, is still starting it, or has no such method. Other errors, such as a request limit or a
 * gateway in between, give no information about the chain and are thrown.
 */
async function unlessRefused<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RpcError && error.code !== limitExceeded) return undefined
    if (error instanceof HttpError && (notOffered.has(error.status) || isStarting(error))) return undefined
    throw error
  }
}

const isStarting = ({ status, text }: HttpError): boolean => status === 503 && text.includes("bootstrapping")

/** Undefined where the node reports that the object does not exist, or that the ID is of another object. */
async function unlessAbsent<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RpcError && /not found|is not a subnet/.test(error.message)) return undefined
    throw error
  }
}
