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

/** What reading metadata takes. */
export interface MetadataOptions {
  /** The writer that ingestion uses too; it must stay open until `stop` has resolved. */
  readonly writer: Pick<ChainWriter, "dueContracts" | "saveContracts" | "dueTokens" | "saveTokens">
  /** JSON-RPC with fail-over and retries. Throws RpcError where a contract's execution fails. */
  readonly request: RpcCaller
  /** `false` reads contracts only. */
  readonly options: NftMetadataOptions | false
  readonly log: LogFunction
  /** Default the system's. */
  readonly clock?: DueClock
  /** Reads what token URIs name; it is closed by `stop`. Default a process of its own. */
  readonly documents?: MetadataReader
}

/** Reads the metadata of contracts and NFTs beside ingestion. */
export interface Metadata {
  /** Says that blocks were stored, so that something may be due. Cheap: call it at every commit. */
  wake(): void
  /** Gives up what is in hand, saves what is done, and resolves. Never rejects. */
  stop(): Promise<void>
  /** Why no NFT metadata is read at the moment, in words for an operator. */
  readonly trouble: string | undefined
}

/** Contracts asked at the same time. Each is asked up to eight things at once. */
const callsAtOnce = 8
/** `data:` URIs that are read at the same time. Each may be some megabytes, beside those that the web gives. */
const carriedAtOnce = 4

/**
 * Reads what is due of contracts and NFTs, and again what is to be tried again or was asked for, until it is stopped.
 * Faults make it wait; nothing ends it.
 *
 * @throws TypeError when an option is no URL, no host or no number that makes sense.
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
