const wordDigits = 64
const arrayHead = 2 + 2 * wordDigits

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

/**
 * As {@link decodeSingle}, for two arrays of equal length, in the order in which encoders put them: after the head first the
 * IDs and then the amounts. Offsets that have the arrays overlap each other or the head are of no encoder's making: they make
 * many transfers of few bytes. Bytes between or after the arrays are ignored, as decoders do.
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
 * Where the elements of the array are whose offset stands in a word of the head.
 *
 * @param from - where it may begin.
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

/** The number in 32 bytes, where it is there and small enough to be a position. */
function numberAt(data: string, at: number): number | undefined {
  if (at + wordDigits > data.length) return undefined
  const number = Number(`0x${data.slice(at, at + wordDigits)}`)
  return number <= 0xffffffff ? number : undefined
}
