const maxEntries = 10_000

/** A token and an amount of a transfer, each a word of 64 hexadecimal digits. */
export interface Moved {
  readonly tokenId: string
  readonly value: string
}

/**
 * What an event `TransferSingle` or `TransferBatch` moves (ERC-1155), by its data.
 *
 * @param data - hexadecimal digits after `0x`.
 * @returns undefined when the data is not what the event's ABI says.
 */
export function decodeSingle(data: string): readonly Moved[] | undefined {
  return data.length === 130 ? [{ tokenId: data.slice(2, 66), value: data.slice(66) }] : undefined
}

/** As {@link decodeSingle}, for two arrays of equal length. */
export function decodeBatch(data: string): readonly Moved[] | undefined {
  const ids = arrayAt(data, 0)
  const values = arrayAt(data, 1)
  if (!ids || !values || ids.length !== values.length) return undefined
  const moved: Moved[] = []
  for (let entry = 0; entry < ids.length; entry++) {
    const id = ids.start + entry * 64
    const value = values.start + entry * 64
    moved.push({ tokenId: data.slice(id, id + 64), value: data.slice(value, value + 64) })
  }
  return moved
}

/** Where the elements of the array begin whose offset stands in a word of the head. */
function arrayAt(data: string, word: number): { readonly start: number; readonly length: number } | undefined {
  const offset = wordAt(data, 2 + word * 64)
  if (offset === undefined) return undefined
  const at = 2 + offset * 2
  const length = wordAt(data, at)
  if (length === undefined || length > maxEntries || at + 64 + length * 64 > data.length) return undefined
  return { start: at + 64, length }
}

/** The number in 32 bytes, where it is there and small enough to be a position. */
function wordAt(data: string, at: number): number | undefined {
  if (at + 64 > data.length) return undefined
  const number = Number(`0x${data.slice(at, at + 64)}`)
  return number <= 0xffffffff ? number : undefined
}
