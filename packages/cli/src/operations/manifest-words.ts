import type { BackupManifest } from "@serac/store"
import { byteCount, countedNoun, grouped } from "../words.ts"

/** Describes the content of a backup in lines of text. */
export function manifestWords({ chains, networks, files }: BackupManifest): string {
  const size = files.reduce((sum, file) => sum + file.bytes, 0)
  return [
    ...chains.map(
      ({ chainId, number, transactions }) =>
        `chain ${chainId} up to block ${grouped(number)}, ${countedNoun(transactions, "transaction")}`,
    ),
    ...networks.map(({ networkId, chains }) => {
      const heights = chains.map(({ chain, height }) => `${chain} ${grouped(height)}`)
      return `primary network ${networkId} up to ${heights.length === 0 ? "no block" : heights.join(", ")}`
    }),
    `${countedNoun(files.length, "file")}, ${byteCount(size)}`,
  ].join("\n")
}
