import { bech32, bech32m } from "@scure/base"

const charset = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"
const checksumCharacters = 6

/** The node's error for a text that is not Bech32; `undefined` if it is. */
export function bech32Error(text: string): Error | undefined {
  if (text.length < 8 || text.length > 90) return new Error(`invalid bech32 string length ${text.length}`)
  for (const character of text)
    if (character < "!" || character > "~") return new Error(`invalid character in string: '${character}'`)
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return new Error("string not all lowercase or all uppercase")
  const separator = lower.lastIndexOf("1")
  if (separator < 1 || separator + checksumCharacters + 1 > lower.length)
    return new Error(`invalid separator index ${separator}`)
  const data = lower.slice(separator + 1)
  for (const character of data)
    if (!charset.includes(character))
      return new Error(`invalid character not part of charset: ${character.charCodeAt(0)}`)
  if (bech32.decodeUnsafe(lower, 90) ?? bech32m.decodeUnsafe(lower, 90)) return undefined
  const [hrp, words] = [
    lower.slice(0, separator),
    [...data.slice(0, -checksumCharacters)].map((one) => charset.indexOf(one)),
  ]
  const [first, second] = [bech32, bech32m].map((codec) => codec.encode(hrp, words, 90).slice(-checksumCharacters))
  // The node's library appends the second checksum to the first.
  const expected = `bech32=${first}, bech32m=${first}${second}`
  return new Error(`invalid checksum (expected (${expected}), got ${data.slice(-checksumCharacters)})`)
}
