import type { Codec } from "../codec/schema.ts"
import { encode } from "../codec/versioned.ts"
import { compareBytes } from "../text/compare-bytes.ts"

/** Sorts by the keys of each value, compared in order. */
export function sortedBy<T>(values: readonly T[], keysOf: (value: T) => readonly Uint8Array[]): T[] {
  return values
    .map((value) => ({ value, keys: keysOf(value) }))
    .sort((a, b) => {
      for (const [index, key] of a.keys.entries()) {
        const order = compareBytes(key, b.keys[index] as Uint8Array)
        if (order !== 0) return order
      }
      return 0
    })
    .map(({ value }) => value)
}

/** Sorts outputs by asset id, then by their bytes. */
export const sortedOutputs = <Output, T extends { readonly assetID: Uint8Array; readonly output: Output }>(
  outputs: readonly T[],
  schema: Codec<unknown, Output>,
): T[] => sortedBy(outputs, ({ assetID, output }) => [assetID, encode(schema, output)])

/** The sort keys of an input: the transaction id, then the index of the output that it consumes. */
export const inputKeys = ({ txID, outputIndex }: { readonly txID: Uint8Array; readonly outputIndex: number }) => [
  txID,
  Uint8Array.of(outputIndex >>> 24, outputIndex >>> 16, outputIndex >>> 8, outputIndex),
]
