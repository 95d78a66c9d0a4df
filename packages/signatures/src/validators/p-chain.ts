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
import { accessingFetch } from "../accessing-fetch.ts"
import { AggregationError } from "../aggregation-error.ts"
import { bytesOfHex } from "../hex.ts"

/** The primary network as a subnet, and the P-Chain as a blockchain. */
export const zeroId = new Uint8Array(32)

const pChainTimeoutMs = 5_000
const totalTimeout = 10_000

/** Who manages the validators of an L1. */
export interface L1Manager {
  readonly conversionID: Uint8Array
  /** The blockchain of the manager's contract. */
  readonly chainID: Uint8Array
}

/** What is asked of nodes about the P-Chain. Each method throws an {@link AggregationError} `node` where no node answers. */
export class PChain {
  /** For what else is asked of the same nodes. */
  readonly client: RpcCore

  /**
   * @param nodeUrls - base URLs of nodes of one network, the first preferred; may hold user names, passwords and other secrets.
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

  /** The height at which proposers look validators up now. */
  async proposedHeight(signal: AbortSignal): Promise<bigint> {
    const ask = () => getProposedHeight(this.client, {}, { signal })
    return readAnswered(ask, signal, ({ height }) => BigInt(height))
  }

  /**
   * The P-Chain height of the epoch that the next block of a blockchain belongs to, by whose validators it judges messages (ACP-181).
   * Undefined where the blockchain has no epochs: before Granite, before its second block, and where the node does not run it.
   */
  async epochHeight(blockchainID: Uint8Array, signal: AbortSignal): Promise<bigint | undefined> {
    const name = Buffer.compare(blockchainID, zeroId) === 0 ? "P" : formatId(blockchainID)
    const options = { signal, variables: { blockchainID: name }, retry: false } as const
    const ask = () => proposervmGetCurrentEpoch(this.client, {}, options)
    return readAnswered(
      () => unlessRefused(ask),
      signal,
      (epoch) => {
        const height = BigInt(epoch?.pChainHeight ?? 0)
        return height > 0n && BigInt(epoch?.number ?? 0) > 0n ? height : undefined
      },
    )
  }

  /**
   * All validators of a subnet at a height; none where there is no such subnet.
   *
   * @throws {AggregationError} `height` where the P-Chain has no such height yet
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

  /** What each validator of an L1 can still pay from, in nAVAX, by `NodeID-...`; empty for other subnets. */
  async balances(subnetID: Uint8Array, signal: AbortSignal): Promise<ReadonlyMap<string, bigint>> {
    const ask = () => getCurrentValidators(this.client, { subnetID: formatId(subnetID) }, { signal })
    return readAnswered(
      ask,
      signal,
      ({ validators }) =>
        new Map(validators.flatMap((one) => ("balance" in one ? [[one.nodeID, BigInt(one.balance)] as const] : []))),
    )
  }

  /** The subnet that validates a blockchain; undefined where there is no such blockchain. */
  async subnetOf(blockchainID: Uint8Array, signal: AbortSignal): Promise<Uint8Array | undefined> {
    if (Buffer.compare(blockchainID, zeroId) === 0) return zeroId
    const ask = () => validatedBy(this.client, { blockchainID: formatId(blockchainID) }, { signal })
    return readAnswered(
      () => unlessAbsent(ask),
      signal,
      (found) => found && parseId(found.subnetID),
    )
  }

  /** Who manages a subnet; undefined where there is no such subnet, with zeros where it is no L1. */
  async managerOf(subnetID: Uint8Array, signal: AbortSignal): Promise<L1Manager | undefined> {
    const ask = () => getSubnet(this.client, { subnetID: formatId(subnetID) }, { signal })
    return readAnswered(
      () => unlessAbsent(ask),
      signal,
      (found) => found && { conversionID: parseId(found.conversionID), chainID: parseId(found.managerChainID) },
    )
  }

  /** An accepted transaction; undefined where there is none with this ID. */
  async transaction(id: Uint8Array, signal: AbortSignal): Promise<PChainTransaction | undefined> {
    const ask = () => getTx(this.client, { txID: formatId(id), encoding: "hex" }, { signal })
    return readAnswered(
      () => unlessAbsent(ask),
      signal,
      (found) => found && decodePChainTransaction(parseHex(found.tx)),
    )
  }
}

const ahead = /current P-chain height \((\d+)\) </i

function heightError(error: unknown, height: bigint): unknown {
  const [, last] = (error instanceof RpcError && ahead.exec(error.message)) || []
  if (last === undefined) return error
  const words = `pChainHeight must not exceed the last height of the P-Chain, ${last}, and ${height} does`
  return new AggregationError("height", words, { cause: error })
}

/** What `read` makes of a node's answer, of which nothing is certain. */
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

/** Statuses by which a node, or what stands before it, says that it does not offer something. */
const notOffered: ReadonlySet<number> = new Set([403, 404, 405, 501])
/** A limit of requests (EIP-1474): no answer about the chain. */
const limitExceeded = -32005

/**
 * Undefined where the node does not run the chain, is still starting it, or has no such method. Other faults, such as a limit of requests or a
 * gateway in between, say nothing of the chain and are thrown.
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

/** Undefined where the node says that it is not there, or that the ID is of something else. */
async function unlessAbsent<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof RpcError && /not found|is not a subnet/.test(error.message)) return undefined
    throw error
  }
}
