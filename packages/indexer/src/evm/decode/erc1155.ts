const wordDigits = 64
const arrayHead = 2 + 2 * wordDigits

/** A token ID and an amount of a transfer, each a word of 64 hexadecimal digits. */
export interface Moved {
  readonly tokenId: string
  readonly value: string
}

/**
 * The token and amount in the data of an event `TransferSingle` (ERC-1155).
 *
 * @param data - hexadecimal digits after `0x`.
 * @returns undefined if the data does not match the event's ABI.
 */
export function decodeSingle(data: string): readonly Moved[] | undefined {
  return data.length === 130 ? [{ tokenId: data.slice(2, 66), value: data.slice(66) }] : undefined
}

/**
 * The tokens and amounts of a `TransferBatch`: two arrays of equal length, in the order of encoders, the IDs after the head
 * and then the amounts. Data whose arrays overlap each other or the head is rejected: no encoder produces it, and it would
 * turn few bytes into many transfers. Bytes between or after the arrays are ignored, as in decoders.
 */
export function decodeBatch(data: string): readonly Moved[] | undefined {
  const ids = arrayAt(data, 0, arrayHead)
  const values = ids && arrayAt(data, 1, ids.end)
  if (!values || ids.length !== values.length) return undefined
  const moved: Moved[] = []
  for (let entry = 0; entry < ids.length; entry++) {
    const id = ids.start + entry * wordDigits
    const value = values.start + entry * wordDigits
    moved.push({ tokenId: data.slice(id, id + wordDigits), value: data.slice(value, value + wordDigits) })
  }
  return moved
}

/**
 * The position of an array's elements, by the word of the head that contains its offset.
 *
 * @param from - the lowest allowed position.
 */
function arrayAt(
  data: string,
  place: number,
  from: number,
): { readonly start: number; readonly end: number; readonly length: number } | undefined {
  const offset = numberAt(data, 2 + place * wordDigits)
  if (offset === undefined) return undefined
  const at = 2 + offset * 2
  const length = at < from ? undefined : numberAt(data, at)
  if (length === undefined) return undefined
  const start = at + wordDigits
  const end = start + length * wordDigits
  return end <= data.length ? { start, end, length } : undefined
}

/** The number in a word of 32 bytes; undefined if the word is missing, or too large for a position. */
function numberAt(data: string, at: number): number | undefined {
  if (at + wordDigits > data.length) return undefined
  const number = Number(`0x${data.slice(at, at + wordDigits)}`)
  return number <= 0xffffffff ? number : undefined
}
