import type { ChainWriter, ContractRow, DueContract, DueToken, TokenRow } from "@serac/store"
import { type DueClock, type Queue, Semaphore, startQueue } from "../../core/due/index.ts"
import { type LogFunction, systemClock } from "../../core/index.ts"
import { type MetadataReader, startMetadataReader } from "../../metadata/index.ts"
import { ethCall, type RpcCaller } from "../calls/eth-call.ts"
import type { NftMetadataOptions } from "../options.ts"
import { readContract } from "./contract/read-contract.ts"
import { readToken } from "./nft/read-token.ts"
import { Sources } from "./nft/sources.ts"
import { nftSettings } from "./nft-settings.ts"

/** What {@link startMetadata} needs. */
export interface MetadataOptions {
  /** The writer that ingestion uses too; it must stay open until `stop` has resolved. */
  readonly writer: Pick<ChainWriter, "dueContracts" | "saveContracts" | "dueTokens" | "saveTokens">
  /** JSON-RPC with fail-over and retries. Throws RpcError if a contract's execution fails. */
  readonly request: RpcCaller
  /** `false` reads contracts only. */
  readonly options: NftMetadataOptions | false
  readonly log: LogFunction
  /** Default: the system's clock. */
  readonly clock?: DueClock
  /** Reads the documents of token URIs; `stop` closes it. Default: its own process. */
  readonly documents?: MetadataReader
}

/** Reads the metadata of contracts and NFTs while blocks are ingested. */
export interface Metadata {
  /** Reports that blocks were stored, so that items may be due. Cheap: call it at every commit. */
  wake(): void
  /** Aborts running readings, saves finished ones, and resolves. Never rejects. */
  stop(): Promise<void>
  /** Why NFT metadata is not being read at the moment, in words for an operator. */
  readonly trouble: string | undefined
}

/** Contracts that are read in parallel, with up to eight parallel calls each. */
const callsAtOnce = 8
/** `data:` URIs that are read in parallel. Each may take some megabytes, in addition to documents from the web. */
const carriedAtOnce = 4

/**
 * Reads due metadata of contracts and NFTs, including retries and requested repetitions, until it is stopped. Faults delay
 * it; none ends it.
 *
 * @throws TypeError if an option is not a valid URL, host or number.
 */
export function startMetadata({
  writer,
  request,
  options,
  log,
  clock = systemClock,
  documents: given,
}: MetadataOptions): Metadata {
  const call = ethCall(request)
  const semaphore = new Semaphore(callsAtOnce)
  let documents: MetadataReader | undefined
  const queues: Queue[] = []

  if (options) {
    const { concurrency, ipfsGateway, ...reading } = nftSettings(options)
    const { maxBytes } = reading
    documents = given ?? startMetadataReader({ ...reading, log })
    const reader = {
      call,
      semaphore,
      sources: new Sources(concurrency, clock),
      carried: new Semaphore(carriedAtOnce),
      documents,
      ipfsGateway,
      maxBytes,
      clock,
      log,
    }
    queues.push(
      startQueue<DueToken, TokenRow>({
        what: "NFT metadata",
        window: 64,
        batch: 64,
        key: ({ contract, tokenId }) => `${contract}${tokenId}`,
        due: (limit, now) => writer.dueTokens(limit, now),
        read: (token, signal) => readToken(reader, token, signal),
        save: (rows) => writer.saveTokens(rows),
        clock,
        log,
      }),
    )
  }

  queues.push(
    startQueue<DueContract, ContractRow>({
      what: "contract metadata",
      window: 128,
      batch: 128,
      key: ({ address }) => address,
      due: (limit, now) => writer.dueContracts(limit, now),
      read: (contract, signal) => readContract({ call, semaphore, clock }, contract, signal),
      save: (rows) => writer.saveContracts(rows),
      clock,
      log,
    }),
  )

  return {
    wake() {
      for (const queue of queues) queue.wake()
    },
    async stop() {
      await Promise.all(queues.map((queue) => queue.stop()))
      await documents?.close()
    },
    get trouble() {
      return documents?.trouble
    },
  }
}
