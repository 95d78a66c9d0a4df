import { addressOfPrivateKey, ethAddressOfPrivateKey, publicKeyOf } from "@serac/chain"
import type { Random } from "../../simulation/random.ts"
import { bytesFor, hexOf, sha256 } from "./bytes.ts"
import { cheapSigner } from "./signing.ts"

/** An owner of outputs and accounts. */
export interface Person {
  readonly sign: (hash: Uint8Array) => Uint8Array
  readonly publicKey: Uint8Array
  /** 20 bytes, on P and X. */
  readonly address: Uint8Array
  /** 20 bytes, on C. */
  readonly ethAddress: Uint8Array
}

/** The owners of an output, in the wire's form. */
export interface Owners {
  readonly locktime: bigint
  readonly threshold: number
  readonly addresses: Uint8Array[]
}

/** The same in every world. */
export const people: readonly Person[] = Array.from({ length: 9 }, (_, index) => {
  const privateKey = bytesFor(`person ${index}`, 32)
  return {
    sign: cheapSigner(privateKey),
    publicKey: publicKeyOf(privateKey),
    address: addressOfPrivateKey(privateKey),
    ethAddress: ethAddressOfPrivateKey(privateKey),
  }
})

const byAddress = new Map(people.flatMap((one) => [one.address, one.ethAddress].map((at) => [hexOf(at), one])))

export function personAt(address: Uint8Array): Person {
  const person = byAddress.get(hexOf(address))
  if (!person) throw new Error(`nobody has the address ${hexOf(address)}`)
  return person
}

/** Mostly one owner; sometimes several with a threshold; sometimes with a locktime. */
export function someOwners(random: Random, now: number): Owners {
  const locktime = random.chance(0.12) ? BigInt(now + random.between(-5_000, 20_000)) : 0n
  if (random.chance(0.75)) return { locktime, threshold: 1, addresses: [random.pick(people).address] }
  const several = random.shuffle(people).slice(0, random.between(2, 4))
  return {
    locktime,
    threshold: random.between(1, several.length),
    addresses: several.map(({ address }) => address).sort(Buffer.compare),
  }
}

/** One person, from now on. */
export const onePerson = (random: Random): Owners => ({
  locktime: 0n,
  threshold: 1,
  addresses: [random.pick(people).address],
})

/** The indices of the owners that sign: any that reach the threshold. */
export function someSigners({ threshold, addresses }: Owners, random: Random): readonly number[] {
  return random
    .shuffle(addresses.map((_, index) => index))
    .slice(0, threshold)
    .sort((one, other) => one - other)
}

/** Signatures of a message, one for each of the addresses. */
export function signatures(message: Uint8Array, addresses: readonly Uint8Array[]): Uint8Array[] {
  const hashed = sha256(message)
  const made = new Map<string, Uint8Array>()
  return addresses.map((address) => {
    const key = hexOf(address)
    const signature = made.get(key) ?? personAt(address).sign(hashed)
    made.set(key, signature)
    return signature
  })
}
