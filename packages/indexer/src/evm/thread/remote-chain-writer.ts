import type { ChainWriter, StoreLocation, WriterOptions } from "@serac/store"
import { openRemoteWriter, threadUrl } from "../../core/thread/index.ts"
import { PackedBatch } from "../writer/packed-batch.ts"

/** What the thread of a chain's writer begins with. */
export interface WriterThreadData {
  readonly location: StoreLocation
  readonly chainId: string
  readonly options: WriterOptions
  /** Whether it waits for its store. Default no. */
  readonly awaitsStore?: boolean
}

/** Opens the writer of a chain in a thread of its own, so that decoding and storing have a core each. It closes with its store. */
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
