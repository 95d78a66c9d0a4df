import type { ChainWriter, WriterOptions } from "@serac/store"
import manifest from "../../package.json" with { type: "json" }
import { allTasks, keepRunning, systemClock } from "../core/index.ts"
import { storeQuarantine } from "../core/quarantine/index.ts"
import { LazyStore, type Reconciling, reconciling } from "../core/reconciliation/index.ts"
import { threadMetrics } from "../core/thread/index.ts"
import { archiverOf } from "./archive/archiver.ts"
import { startArchiveMaintenance } from "./archive/maintain-archive.ts"
import { largestAnswer } from "./backfill/limits.ts"
import { askBalances } from "./balances/ask-balances.ts"
import type { RequestTogether, RpcCaller } from "./calls/eth-call.ts"
import type { BlockAnswers } from "./decode/block.ts"
import { decodePacked } from "./decode/packed-block.ts"
import { Parties } from "./decode/parties.ts"
import { catchUpLists } from "./lists/catch-up-lists.ts"
import { type Metadata, startMetadata } from "./metadata/start-metadata.ts"
import { createNode } from "./node/node.ts"
import type { Indexer, IndexerOptions } from "./options.ts"
import { rebuildRows } from "./rebuild/rebuild-rows.ts"
import { reconcileChain } from "./reconciliation/reconcile-chain.ts"
import { tracesBetweenNodes } from "./reconciliation/reconcile-traces.ts"
import { blockRepair } from "./repair/block-repair.ts"
import { retryTraces } from "./repair/retry-traces.ts"
import { runIndexer } from "./run-indexer.ts"
import { signedBlocksOf } from "./signatures/signed-blocks-of.ts"
import { startingProgress } from "./starting-progress.ts"
import { verifyBody } from "./verify/verify-block.ts"
import { loadVerifyTools } from "./verify/verify-tools.ts"

/** The part of an indexer's options that its writer needs. */
export function writerOptions({
  reorgDepth,
  projections,
  memory,
}: {
  readonly [Name in "reorgDepth" | "projections" | "memory"]?: IndexerOptions[Name] | undefined
}): WriterOptions {
  return {
    ...(reorgDepth !== undefined && { reorgDepth }),
    ...(projections !== undefined && { projections }),
    ...(memory !== undefined && { memory }),
  }
}

const noAnswers: BlockAnswers = { block: null, receipts: null }

/** Runs an indexer with this writer, and closes the writer at the end. */
export function runWith(options: IndexerOptions, writer: ChainWriter): Indexer {
  const { chain, nftMetadata, reorgDepth, concurrency, maxBufferBytes, pollInterval, traces, archive, verify } = options
  const { log = () => {} } = options
  const clock = systemClock
  return keepRunning(startingProgress(chain.chainId), options.onProgress, async (signal, onProgress) => {
    const thread = threadMetrics()
    let reconciliation: Reconciling | undefined
    let metadata: Metadata | undefined
    const reading = new LazyStore(options.store)
    const signed = signedBlocksOf(options, reading, { clock, log })
    try {
      const node = createNode({ chain, clock, log, traces })
      const verifyTools = await loadVerifyTools()
      await runIndexer({
        chain,
        writer,
        node,
        clock,
        log,
        signal,
        reorgDepth,
        concurrency,
        maxBufferBytes,
        pollInterval,
        verify,
        comparesNodes: chain.rpcUrls.length > 1,
        verifyTools,
        archived: async (first, count) => (await reading.get()).chain(chain.chainId).archived(first, count),
        archiver: archive === "off" ? undefined : archiverOf(chain.chainId),
        onProgress: (progress) =>
          onProgress({
            ...progress,
            differences: reconciliation?.differences ?? 0,
            ...(signed === undefined ? {} : { signatures: signed.state }),
            ...(metadata?.trouble === undefined ? {} : { nftMetadataError: metadata.trouble }),
            metrics: { ...progress.metrics, ...thread.read(), ...signed?.metrics },
          }),
        quarantine: storeQuarantine({
          location: options.store,
          subject: { kind: "chain", chainId: chain.chainId },
          software: manifest.version,
          clock,
        }),
        backgroundTask: (shared, turn) => {
          const request: RpcCaller = async (method, params, signal) => {
            await turn()
            return node.request(method, params, signal)
          }
          const openReader = async () => (await reading.get()).chain(chain.chainId)
          const repair = blockRepair({ chain, writer: shared, openReader, tools: verifyTools, clock, log, traces })
          reconciliation = reconciling(
            options,
            { clock, log },
            [
              (memory) => reconcileChain({ chain, store: options.store, clock, log, repair, ...memory }),
              ...tracesBetweenNodes(options, { store: reading, refused: node.refusedTraces, clock, log }),
            ],
            signed === undefined ? [] : [(memory) => signed.start(memory)],
          )
          metadata = startMetadata({ writer: shared, request, options: nftMetadata ?? {}, log })
          const { chainId } = chain
          const maintenance = startArchiveMaintenance({ writer: shared, kept: archive, chainId, clock, log })
          const requestTogether: RequestTogether = async (calls, signal) => {
            await turn()
            return node.requestTogether(calls, signal)
          }
          const asking = askBalances({ writer: shared, request, requestTogether, clock, log })
          const catchingUp = catchUpLists({ writer: shared, clock, log, onDone: () => asking.wake() })
          const rebuilding = rebuildRows({
            writer: shared,
            openReader,
            clock,
            log,
            onDone: () => catchingUp.wake(),
          })
          const context = { chainId, parties: new Parties(1000) }
          const isTraced = async (number: number, signal: AbortSignal) => {
            await turn()
            const { value } = await node.blocks([{ number }], signal, largestAnswer, ([answers = noAnswers]) => {
              decodePacked({ number }, answers, context)
              verifyBody(answers, verifyTools, () => false)
              return answers.traces !== undefined
            })
            return value
          }
          const tracing = retryTraces({ refused: node.refusedTraces, isTraced, repair, chainId, clock, log })
          return allTasks([metadata, catchingUp, asking, rebuilding, maintenance, tracing, ...reconciliation.tasks])
        },
      })
    } finally {
      thread.stop()
      await Promise.allSettled([reading.close()])
      await writer.close()
    }
  })
}
