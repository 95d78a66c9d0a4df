import type { NetworkExport, PrimaryChain } from "@serac/store"
import { type ExportColumnsOptions, type ExportedColumns, exportColumns } from "../../core/columns/index.ts"
import { networkSource } from "./network-source.ts"
import { networkTables } from "./network-tables.ts"

/** Which columns of a chain of a primary network are exported, and where to. */
export interface ExportNetworkChainOptions extends Omit<ExportColumnsOptions, "folder" | "tables" | "source"> {
  readonly network: NetworkExport
  readonly chain: PrimaryChain
}

/**
 * Exports tables of a chain of a primary network as Parquet files, made of the rows of a store. Files with stakes that have not ended,
 * and the first file of UTXOs where the chain's beginning is not known, are open: the next call writes them again.
 *
 * @throws As `exportColumns`.
 */
export function exportNetworkChain({
  network,
  chain,
  ...options
}: ExportNetworkChainOptions): Promise<ExportedColumns> {
  return exportColumns({
    ...options,
    folder: `primary-${network.networkId}/${chain.toLowerCase()}`,
    tables: networkTables(chain),
    source: networkSource(network, chain),
  })
}
