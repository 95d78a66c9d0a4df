import type { ChainWriter, StoreLocation, WriterOptions } from "@serac/store"
import { openRemoteWriter, threadUrl } from "../../core/thread/index.ts"
import { PackedBatch } from "../writer/packed-batch.ts"

/** The data that a writer's thread starts with. */
export interface WriterThreadData {
  readonly location: StoreLocation
  readonly chainId: string
  readonly options: WriterOptions
  /** Whether the thread waits for its store. Default no. */
  readonly awaitsStore?: boolean
}

/** Opens the writer of a chain in its own thread, so that decoding and storing use one core each. Closing it closes its store. */
export function openRemoteChainWriter(data: WriterThreadData): Promise<ChainWriter> {
  const { chainId } = data
  return openRemoteWriter<ChainWriter>({
    file: threadUrl(import.meta.url, "./writer-thread"),
    data,
    subject: `chain ${chainId}`,
    constants: { chainId },
    batch: PackedBatch,
  })
}
