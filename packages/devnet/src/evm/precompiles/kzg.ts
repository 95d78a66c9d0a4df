import { bls12_381 } from "@noble/curves/bls12-381.js"
import { toBigInt, toHex } from "../codec/hex.ts"

const { G1, G2, fields, pairingBatch } = bls12_381
const { Fr, Fp12 } = fields

/** The secret of Ethereum's KZG ceremony as a point of G2. The proof of one evaluation needs no other of the 4,096 and more points of the setup. */
const secret = G2.Point.fromHex(
  "b5bfd7dd8cdeb128843bc287230af38926187075cbfbefa81009a2ce615ac53d2914e5870cb452d2afaaab24f3499f72185cbfee53492714734429b7b38608e23926c911cceceac9a36851477ba4c60b087041de621000edc98edada20c1def2",
)

/** The claim of a KZG proof: the polynomial of a commitment has a value at a point. */
export interface KzgClaim {
  /** 48 bytes. */
  readonly commitment: Uint8Array
  /** 32 bytes. */
  readonly point: Uint8Array
  /** 32 bytes. */
  readonly value: Uint8Array
  /** 48 bytes. */
  readonly proof: Uint8Array
}

/** Verifies a proof (EIP-4844). @throws {Error} with the node's text for an invalid proof, or for bytes that are not a curve point */
export function assertKzgProof({ commitment, point, value, proof }: KzgClaim): void {
  const [z, y] = [parseFieldElement(point), parseFieldElement(value)]
  const [committed, quotient] = [pointOf(commitment), pointOf(proof)]
  const difference = committed.subtract(times(G1.Point, y))
  const divisor = secret.subtract(times(G2.Point, z))
  // e(commitment - value, 1) = e(proof, secret - point); pairings with the zero point are 1.
  const pairs = [
    { g1: difference, g2: G2.Point.BASE.negate() },
    { g1: quotient, g2: divisor },
  ].filter(({ g1, g2 }) => !g1.is0() && !g2.is0())
  if (pairs.length > 0 && !Fp12.eql(pairingBatch(pairs), Fp12.ONE)) throw new Error("can't verify opening proof")
}

function parseFieldElement(bytes: Uint8Array): bigint {
  const value = toBigInt(bytes)
  if (value >= Fr.ORDER) throw new Error("scalar is not canonical")
  return value
}

function pointOf(bytes: Uint8Array) {
  const point = G1.Point.fromHex(toHex(bytes).slice(2))
  if (!point.isTorsionFree()) throw new Error("invalid point: subgroup check failed")
  return point
}

/** A multiple of a point. `multiplyUnsafe` also accepts the scalar 0. */
const times = <Point extends { multiplyUnsafe(scalar: bigint): Point }>(
  { BASE, ZERO }: { readonly BASE: Point; readonly ZERO: Point },
  scalar: bigint,
): Point => (scalar === 0n ? ZERO : BASE.multiplyUnsafe(scalar))
