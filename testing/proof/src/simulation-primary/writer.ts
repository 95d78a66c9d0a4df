import type { NetworkBatch, NetworkWriter } from "@serac/store"
import { type Disturbance, disturbed } from "../simulation/disturbed.ts"

/** How a process's writer is watched and disturbed. */
export interface WriterOptions extends Disturbance {
  readonly writer: NetworkWriter
  /** Told of each batch that was stored, and how far its chain is stored now. */
  readonly onStored: (batch: NetworkBatch, height: number) => void
}

/** The writer as a process sees it: it takes its time, and may fail or be the last thing that the process did. */
export function simulatedWriter({ writer, onStored, ...disturbance }: WriterOptions): NetworkWriter {
  const perform = disturbed(disturbance)
  return {
    networkId: writer.networkId,
    head: (chain) => perform(() => writer.head(chain)),
    blockUpTo: (chain, height) => perform(() => writer.blockUpTo(chain, height)),
    append: (batch, progress) =>
      perform(async () => {
        await writer.append(batch, progress)
        onStored(batch, progress.head.height)
      }),
    platform: () => perform(() => writer.platform()),
    currentStakers: () => perform(() => writer.currentStakers()),
    currentL1Validators: () => perform(() => writer.currentL1Validators()),
    subnets: () => perform(() => writer.subnets()),
    utxos: (keys) => perform(() => writer.utxos(keys)),
    assets: (ids) => perform(() => writer.assets(ids)),
    addUtxos: (utxos) => perform(() => writer.addUtxos(utxos)),
    unresolved: (limit, after) => perform(() => writer.unresolved(limit, after)),
    addresses: (chain, limit, after) => perform(() => writer.addresses(chain, limit, after)),
    unproposed: (chain, limit) => perform(() => writer.unproposed(chain, limit)),
    propose: (chain, blocks, range) => perform(() => writer.propose(chain, blocks, range)),
    catchUpSums: (limit) => perform(() => writer.catchUpSums(limit)),
    observe: (observations, now) => perform(() => writer.observe(observations, now)),
    note: (words) => perform(() => writer.note(words)),
    close: () => perform(() => writer.close()),
  }
}
