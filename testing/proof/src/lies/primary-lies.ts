import { formatHex, parseHex, parseId } from "@serac/chain"
import { type Fault, fault } from "@serac/kits/nodes"
import type { World } from "../primary/oracle/world.ts"
import type { PrimaryCall } from "../primary/replay-node/start-primary-node.ts"
import { cChainLies } from "./c-chain-lies.ts"
import { blockForgeries } from "./forge-blocks.ts"
import { blockIn, containerForgeries, withBlock } from "./forge-containers.ts"
import type { AnyAnswer, LieContext, PrimaryLie, PrimaryLies } from "./lie.ts"
import { platformLies } from "./platform-lies.ts"

type LedgerName = "P" | "X"

const bytesIn = (text: string) => Uint8Array.from(parseHex(text))
const chainIdOf = (chain: LedgerName, { recording }: World) =>
  chain === "P" ? new Uint8Array(32) : parseId(recording.xChainID)

/** Falsifies a page of an index: the bytes of its containers. */
const page =
  (chain: LedgerName, change: (containers: Uint8Array[], world: World) => readonly Uint8Array[] | undefined) =>
  ({ endpoint, method }: PrimaryCall, { world }: Pick<LieContext, "world">) =>
    endpoint === `index/${chain}/block` && method === "index.getContainerRange"
      ? ({ containers, ...rest }: AnyAnswer) => {
          const bytes: Uint8Array[] = containers.map((one: AnyAnswer) => bytesIn(one.bytes))
          const told = change([...bytes], world)
          return told && { ...rest, containers: told.map((one, at) => ({ ...containers[at], bytes: formatHex(one) })) }
        }
      : undefined

/** Falsifies the last container of a page that can be, since nothing in the page follows the last one. */
const aboutLastOf =
  (forge: (container: Uint8Array, world: World) => Uint8Array | undefined) =>
  (containers: Uint8Array[], world: World) => {
    for (const [at, container] of [...containers.entries()].reverse()) {
      const forged = forge(container, world)
      if (forged !== undefined) return containers.with(at, forged)
    }
    return undefined
  }

/** Falsifies a block that is asked for by its height. */
const byHeight =
  (chain: LedgerName, change: (block: Uint8Array, height: number, context: LieContext) => Uint8Array | undefined) =>
  ({ endpoint, method, params }: PrimaryCall, context: LieContext) =>
    endpoint === chain && method.endsWith(".getBlockByHeight")
      ? (answer: AnyAnswer) => {
          const told = change(bytesIn(answer.block), Number(params.height), context)
          return told && { ...answer, block: formatHex(told) }
        }
      : undefined

const other = (chain: LedgerName): LedgerName => (chain === "P" ? "X" : "P")

const pageLies: Readonly<Record<string, (containers: Uint8Array[]) => readonly Uint8Array[] | undefined>> = {
  "no blocks": () => [],
  "half of the blocks": (containers) =>
    containers.length > 1 ? containers.slice(0, Math.ceil(containers.length / 2)) : undefined,
  "blocks swapped": (containers) =>
    containers.length > 1
      ? [containers[1] as Uint8Array, containers[0] as Uint8Array, ...containers.slice(2)]
      : undefined,
  "a block left out": (containers) => (containers.length > 2 ? containers.toSpliced(1, 1) : undefined),
  "a block twice": (containers) => [...containers, containers.at(-1) as Uint8Array],
  "bytes cut off": (containers) => containers.with(-1, (containers.at(-1) as Uint8Array).subarray(0, -9)),
}

/** Lies about blocks of the P- or the X-Chain. */
function ledgerLies(chain: LedgerName): PrimaryLies {
  const lies: Record<string, PrimaryLie> = {}
  for (const [name, change] of Object.entries(pageLies)) lies[`${chain} index: ${name}`] = page(chain, change)
  for (const [name, forge] of Object.entries(containerForgeries))
    lies[`${chain} index: ${name}`] = page(
      chain,
      aboutLastOf((container, world) => forge(container, chainIdOf(chain, world))),
    )
  for (const [name, forge] of Object.entries(blockForgeries)) {
    const rewrap = (container: Uint8Array) => {
      const block = forge(chain, blockIn(container))
      return block && withBlock(container, block)
    }
    lies[`${chain} index: ${name}`] = page(chain, aboutLastOf(rewrap))
    lies[`${chain} by height: ${name}`] = byHeight(chain, (block) => forge(chain, block))
    // Both at once, so that the second answer is as false as the first.
    const index = page(chain, aboutLastOf(rewrap))
    const single = byHeight(chain, (block, height, { heights }) =>
      height === heights[chain] ? forge(chain, block) : undefined,
    )
    lies[`${chain} everywhere: ${name}`] = (call, context) => index(call, context) ?? single(call, context)
  }
  lies[`${chain} index: a block of another chain`] = page(chain, (containers, { recording }) => {
    const stranger = recording[other(chain)].at(3)?.bytes
    return stranger && containers.with(-1, withBlock(containers.at(-1) as Uint8Array, stranger))
  })
  lies[`${chain} by height: another block than was asked for`] = byHeight(
    chain,
    (_, height, { world }) => world.recording[chain][height === 0 ? 1 : height - 1]?.bytes,
  )
  lies[`${chain} by height: a block of another chain`] = byHeight(
    chain,
    (_, height, { world }) => world.recording[other(chain)][Math.min(height, 5)]?.bytes,
  )
  const height =
    (change: (height: number) => string): PrimaryLie =>
    (call) =>
      call.endpoint === chain && call.method.endsWith(".getHeight")
        ? (answer) => ({ ...answer, height: change(Number(answer.height)) })
        : undefined
  lies[`${chain} height: too high`] = height((height) => String(height + 1000))
  lies[`${chain} height: too low`] = height((height) => String(height >> 1))
  lies[`${chain} height: no number`] = height(() => "-1")
  return lies
}

const everyCall =
  (answer: Fault): PrimaryLie =>
  () =>
    answer

/** Answers that are none, whatever was asked. */
const transportLies: PrimaryLies = {
  "200 with HTML": everyCall(fault.html),
  "JSON that is cut off": everyCall(fault.cutText),
  "null for everything": everyCall(fault.nothing),
  "an empty object for everything": everyCall({ kind: "result", result: {} }),
  "an empty list for everything": everyCall({ kind: "result", result: [] }),
  "an error for everything": everyCall({ kind: "error", code: -32000, message: "database closed" }),
}

/** All kinds of lies of a primary network's node, by name. */
export const primaryLies: PrimaryLies = {
  ...ledgerLies("P"),
  ...ledgerLies("X"),
  ...cChainLies,
  ...platformLies,
  ...transportLies,
}
