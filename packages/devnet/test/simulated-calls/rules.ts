import { isDeepStrictEqual } from "node:util"
import { type EvmChain, fromHex, type Hex, toHex } from "../../src/evm/index.ts"
import { testAccounts } from "../../src/wallet/test-accounts.ts"
import type { Exchange } from "./exchanges.ts"

/** A rule for an answer that depends on the chain's own state: returns a description of the violation, or undefined if it is satisfied. */
export type Rule = (ours: Exchange["result"], nodes: Exchange["result"], chain: EvmChain) => string | undefined

const quantity = /^0x(?:0|[1-9a-f][0-9a-f]*)$/
const isBytes = (text: string) => /^0x(?:[0-9a-f]{2})*$/.test(text)

/** The form of a node's value: a number of a certain byte length, or a quantity; any other text stands for itself. */
const formOf = (value: unknown): string => {
  if (typeof value !== "string") return typeof value
  if (isBytes(value) && value.length > 34) return `${value.length / 2 - 1} bytes`
  return quantity.test(value) ? "quantity" : value
}

/** For a list, the form of its first element, regardless of its length; for bytes, only that they are bytes. */
const looseFormOf = (value: unknown): string =>
  Array.isArray(value)
    ? `list of ${formOf(value[0])}`
    : typeof value === "string" && isBytes(value)
      ? "bytes"
      : formOf(value)

/**
 * The first difference of a value from the node's, if any. The named members only need to have the same form. A name that ends with `*` is a list
 * or bytes of any length.
 */
function difference(ours: unknown, nodes: unknown, own: ReadonlySet<string>, at = ""): string | undefined {
  const name =
    at
      .split(".")
      .at(-1)
      ?.replace(/\[\d+\]$/, "") ?? ""
  if (own.has(`${name}*`) && looseFormOf(ours) === looseFormOf(nodes)) return undefined
  if (Array.isArray(nodes) && Array.isArray(ours)) {
    if (nodes.length !== ours.length) return `${at} has ${ours.length} elements, not ${nodes.length}`
    return first(nodes.map((value, index) => difference(ours[index], value, own, `${at}[${index}]`)))
  }
  if (isObject(nodes) && isObject(ours)) {
    const [mine, theirs] = [Object.keys(ours), Object.keys(nodes)]
    if (!isDeepStrictEqual(mine, theirs)) return `${at} has ${mine.join()}, not ${theirs.join()}`
    return first(theirs.map((key) => difference(ours[key], nodes[key], own, `${at}.${key}`)))
  }
  if (own.has(name) ? formOf(ours) === formOf(nodes) : isDeepStrictEqual(ours, nodes)) return undefined
  return `${at} is ${JSON.stringify(ours)}, not ${JSON.stringify(nodes)}`
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const first = (differences: readonly (string | undefined)[]) => differences.find((one) => one !== undefined)

/** The node's value with the same order of members; the named members only need the same form, see {@link difference}. */
export const but =
  (...own: readonly string[]): Rule =>
  (ours, nodes) =>
    difference(ours, nodes, new Set(own))

/** A list in which every element matches the node's first; its length may differ. */
export const eachBut =
  (...own: readonly string[]): Rule =>
  (ours, nodes) => {
    if (!Array.isArray(ours) || !Array.isArray(nodes) || ours.length === 0) return `${JSON.stringify(ours)} is no list`
    return first(ours.map((one, index) => difference(one, nodes[0], new Set(own), `[${index}]`)))
  }

/** As many byte strings as the node's, each of the same length. */
export const bytesOfLength: Rule = (ours, nodes) => {
  const forms = (given: unknown) => (given as readonly unknown[]).map(formOf)
  return isDeepStrictEqual(forms(ours), forms(nodes))
    ? undefined
    : `${JSON.stringify(ours)} beside ${JSON.stringify(nodes)}`
}

/** Any text of this form. */
export const text =
  (form: RegExp): Rule =>
  (ours) =>
    typeof ours === "string" && form.test(ours) ? undefined : `${JSON.stringify(ours)} is not ${form}`

/** A validator's node has no accounts and reports an unknown method; a devnet lists the accounts whose keys it has, the test accounts. */
export const ofTheDevnet: Readonly<Record<"eth_accounts", Rule>> = {
  eth_accounts: (ours, nodes) =>
    nodes === undefined && isDeepStrictEqual(ours, addresses) ? undefined : `${JSON.stringify(ours)} beside ${nodes}`,
}
const addresses = testAccounts.map(({ address }) => address.toLowerCase())

/** A node shows no pool before Helicon or on an L1; a devnet always does, and in these tests it is empty. */
export const emptyPool: Rule = (ours, nodes) =>
  nodes === undefined && isDeepStrictEqual(ours, { pending: "0x0", queued: "0x0" })
    ? undefined
    : `${JSON.stringify(ours)} beside ${JSON.stringify(nodes)}`

/** Trie nodes of which the first has the state root as its hash, and each further one's hash is contained in the one before; all else equals the node's. */
export const proof: Rule = (ours, nodes, chain) => {
  const { accountProof, ...members } = ours as { readonly accountProof: readonly Hex[] }
  const { accountProof: _, ...theirs } = nodes as { readonly accountProof: readonly Hex[] }
  let within: Hex = chain.rootOf(chain.tip)
  for (const node of accountProof) {
    const hash = toHex(chain.crypto.keccak256(fromHex(node)))
    if (!within.includes(hash.slice(2))) return `${hash} is not in ${within}`
    within = node
  }
  return accountProof.length === 0 ? "the proof has no nodes" : difference(members, theirs, new Set())
}

/** Tips at two percentiles for each of the last four blocks, in ascending order, and the gas used ratios; base fees equal the node's. */
export const feeHistory =
  (blocks: number): Rule =>
  (ours, nodes, { tip }) => {
    const { oldestBlock, reward, baseFeePerGas, gasUsedRatio } = ours as Record<string, never[]>
    const { baseFeePerGas: theirs } = nodes as Record<string, unknown>
    const isOrdered = ([low, high, ...more]: string[]) => more.length === 0 && BigInt(low ?? -1) <= BigInt(high ?? -1)
    const seen = {
      members: Object.keys(ours as object),
      oldest: BigInt(oldestBlock as unknown as string),
      reward: reward?.map((tips) => isOrdered(tips)),
      baseFeePerGas,
      gasUsedRatio: gasUsedRatio?.map((ratio) => ratio > 0 && ratio < 1),
    }
    const each = Array.from({ length: blocks }, () => true)
    const oldest = tip.header.number + 1n - BigInt(blocks)
    const wanted = {
      members: Object.keys(nodes as object),
      oldest,
      reward: each,
      baseFeePerGas: theirs,
      gasUsedRatio: each,
    }
    return isDeepStrictEqual(seen, wanted) ? undefined : `${JSON.stringify(ours)} beside ${JSON.stringify(nodes)}`
  }
