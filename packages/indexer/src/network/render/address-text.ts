const alphabet = Uint8Array.from("qpzry9x8gf2tvdw0s3jn54khce6mua7l", (character) => character.charCodeAt(0))
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const
/** The feedback of the five bits that are shifted out of the state. */
const feedback = Int32Array.from({ length: 32 }, (_, top) =>
  generators.reduce((sum, generator, bit) => ((top >>> bit) & 1 ? sum ^ generator : sum), 0),
)
const groupBits = 32
const checksumGroups = 6

/**
 * Formats addresses of one network: Bech32 (BIP 173) of their 20 bytes. A backfill formats one for nearly every output of
 * the ledger, so this is several times as fast as the general `formatAddress`: the checksum state after the prefix is
 * precomputed, and only the text is allocated.
 */
export function addressWriter(hrp: string): (bytes: Uint8Array) => string {
  const start = Buffer.from(`${hrp}1`, "latin1")
  const text = Buffer.alloc(start.length + groupBits + checksumGroups)
  start.copy(text)
  const prefix = [...hrp].map((character) => character.charCodeAt(0))
  const afterPrefix = [...prefix.map((code) => code >>> 5), 0, ...prefix.map((code) => code & 31)].reduce(nextState, 1)
  return (bytes) => {
    if (bytes.length !== 20) throw new RangeError(`an address has 20 bytes, not ${bytes.length}`)
    let state = afterPrefix
    let at = start.length
    let pending = 0
    let bits = 0
    for (let index = 0; index < 20; index++) {
      pending = ((pending << 8) | (bytes[index] as number)) & 0xfff
      for (bits += 8; bits >= 5; bits -= 5) {
        const group = (pending >>> (bits - 5)) & 31
        state = nextState(state, group)
        text[at++] = alphabet[group] as number
      }
    }
    for (let index = 0; index < checksumGroups; index++) state = nextState(state, 0)
    state ^= 1
    for (let shift = 25; shift >= 0; shift -= 5) text[at++] = alphabet[(state >>> shift) & 31] as number
    return text.toString("latin1", 0, at)
  }
}

function nextState(state: number, group: number): number {
  return ((state & 0x1ffffff) << 5) ^ group ^ (feedback[state >>> 25] as number)
}
