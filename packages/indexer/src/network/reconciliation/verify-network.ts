import { type NetworkVerification, type PlatformRows, type PrimaryChain, primaryChains } from "@serac/store"
import {
  type CheckGroup,
  type ReconciliationCheck,
  runChecks,
  sampleOf,
  type Verification,
  type VerifyOptions,
} from "../../core/reconciliation/index.ts"
import { compareNetworkBlocks } from "./compare-network-blocks.ts"
import { reconcileUtxos, sourcesOf } from "./compare-utxos.ts"
import { compareValidators, delegatedOf, subnetsOf } from "./compare-validators.ts"
import { type NetworkSides, rememberPlatform } from "./network-sides.ts"

/** How much of a network is compared with its nodes. */
export interface VerifyNetworkOptions extends VerifyOptions {
  /** The number of blocks and addresses of each chain, and of validators with delegators; undefined for all. */
  readonly sample?: number | undefined
}

/** The result of comparing a network. */
export interface NetworkVerdict extends Verification {
  /** The number of addresses whose UTXO sets were compared, counted once for each chain. */
  readonly addresses: number
}

const addressesAtOnce = 64

/**
 * Compares a primary network with its nodes: IDs of blocks, the validators of the primary network and all subnets with
 * balances of L1 validators, delegators, and UTXO sets of addresses. Blocks may be added meanwhile.
 */
export async function verifyNetwork(sides: NetworkSides, options: VerifyNetworkOptions): Promise<NetworkVerdict> {
  const { reader } = sides
  const { stored } = await reader.heads()
  const platform = rememberPlatform(reader)
  const rows = await platform()
  const addresses = new Map<string, number>()
  const groups: CheckGroup[] = primaryChains
    .filter((chain) => stored[chain] !== undefined)
    .map((chain) => verifiedBlocks(chain, stored[chain] as number, sides, options))
  if (rows !== undefined) groups.push(...validatorsOf(rows, { ...sides, platform }, options))
  for (const chain of primaryChains)
    if (stored[chain] !== undefined) groups.push(utxosOf(chain, sides, options, addresses))
  const verification = await runChecks(`network ${reader.networkId}`, groups, options)
  return { ...verification, addresses: [...addresses.values()].reduce((sum, count) => sum + count, 0) }
}

function verifiedBlocks(
  chain: PrimaryChain,
  highest: number,
  sides: NetworkSides,
  { sample, clock }: VerifyNetworkOptions,
): CheckGroup {
  const what = `blocks of the ${chain}-Chain`
  const check = (from: number, count: number): ReconciliationCheck => ({
    name:
      count === 1
        ? `block ${from} of the ${chain}-Chain`
        : `blocks ${from} to ${from + count - 1} of the ${chain}-Chain`,
    requests: 1,
    run: (signal) => compareNetworkBlocks(sides, { chain, from, count }, signal),
  })
  if (sample !== undefined && sample <= highest) {
    const heights = [...sampleOf(highest, sample, clock.random)]
    return { what, count: heights.length, checks: heights.map((height) => check(height, 1)) }
  }
  const atOnce = Math.min(64, Math.max(1, sides.node.mostBlocks(chain)))
  const starts = Array.from({ length: Math.ceil((highest + 1) / atOnce) }, (_, at) => at * atOnce)
  const checks = starts.map((from) => check(from, Math.min(atOnce, highest + 1 - from)))
  return { what, count: checks.length, checks }
}

function validatorsOf(
  rows: PlatformRows,
  sides: NetworkSides & { readonly platform: () => Promise<PlatformRows | undefined> },
  { sample, clock }: VerifyNetworkOptions,
): readonly CheckGroup[] {
  const subnets = subnetsOf(rows).map((subnetId): ReconciliationCheck => {
    const name = `validators of ${subnetId ?? "the primary network"}`
    return { name, requests: 3, run: (signal) => compareValidators(sides, { subnetId }, signal) }
  })
  const delegated = delegatedOf(rows)
  const chosen = [...sampleOf(delegated.length - 1, sample, clock.random)].flatMap((at) => delegated[at] ?? [])
  const delegators = chosen.map((asked): ReconciliationCheck => {
    const name = `delegators of ${asked.nodeId}`
    return { name, requests: 3, run: (signal) => compareValidators(sides, asked, signal) }
  })
  return [
    { what: "validators of the primary network and subnets", count: subnets.length, checks: subnets },
    { what: "delegators of validators", count: delegators.length, checks: delegators },
  ]
}

function utxosOf(
  chain: PrimaryChain,
  sides: NetworkSides,
  { sample, clock }: VerifyNetworkOptions,
  seen: Map<string, number>,
): CheckGroup {
  async function* checks(): AsyncGenerator<ReconciliationCheck> {
    for await (const addresses of addressPages(sides.reader, chain, sample, clock.random)) {
      seen.set(chain, (seen.get(chain) ?? 0) + addresses.length)
      for (const source of sourcesOf[chain]) {
        const from = source === chain ? "" : ` from the ${source}-Chain`
        const name = `UTXOs of ${addresses.length} addresses on the ${chain}-Chain${from}`
        yield { name, requests: 4, run: (signal) => reconcileUtxos(sides, { chain, source, addresses }, signal) }
      }
    }
  }
  return { what: `UTXO sets on the ${chain}-Chain`, checks: checks() }
}

/** Groups of addresses: all addresses of a chain, or a sample from random places. */
async function* addressPages(
  reader: Pick<NetworkVerification, "nextAddress">,
  chain: PrimaryChain,
  sample: number | undefined,
  random: () => number,
): AsyncGenerator<readonly Uint8Array[]> {
  const whole: (readonly Uint8Array[])[] = []
  let count = 0
  for await (const stretch of stretchesFrom(reader, chain, new Uint8Array())) {
    if (sample === undefined) yield stretch
    else {
      whole.push(stretch)
      count += stretch.length
      if (count > sample) break
    }
  }
  if (sample === undefined) return
  if (count <= sample) return yield* whole
  for (let left = sample; left > 0; ) {
    const start = Uint8Array.from({ length: 20 }, () => Math.floor(random() * 256))
    const { value } = await stretchesFrom(reader, chain, start).next()
    const stretch: readonly Uint8Array[] = (value ?? whole[0] ?? []).slice(0, Math.min(left, 16))
    if (stretch.length === 0) return
    left -= stretch.length
    yield stretch
  }
}

async function* stretchesFrom(
  reader: Pick<NetworkVerification, "nextAddress">,
  chain: PrimaryChain,
  above: Uint8Array,
): AsyncGenerator<readonly Uint8Array[], undefined> {
  for (let last = above; ; ) {
    const stretch: Uint8Array[] = []
    while (stretch.length < addressesAtOnce) {
      const next = await reader.nextAddress(chain, stretch.at(-1) ?? last)
      if (next === undefined) break
      stretch.push(next)
    }
    if (stretch.length > 0) yield stretch
    if (stretch.length < addressesAtOnce) return undefined
    last = stretch.at(-1) as Uint8Array
  }
}
