import type { NetworkWriter, StoreLocation } from "@serac/store"
import { openRemoteWriter, threadUrl } from "../../core/thread/index.ts"
import { PackedNetworkBatch } from "../packed/packed-network-batch.ts"

/** The data that a network writer's thread starts with. */
export interface NetworkWriterThreadData {
  readonly location: StoreLocation
  readonly networkId: number
  /** Whether the thread waits for its store. */
  readonly awaitsStore: boolean
}

/** Opens the writer of a primary network in its own thread. Closing it closes its store. */
export function openRemoteNetworkWriter(data: NetworkWriterThreadData): Promise<NetworkWriter> {
  const { networkId } = data
  return openRemoteWriter<NetworkWriter>({
    file: threadUrl(import.meta.url, "./network-writer-thread"),
    data,
    subject: `network ${networkId}`,
    constants: { networkId },
    batch: PackedNetworkBatch,
  })
}
