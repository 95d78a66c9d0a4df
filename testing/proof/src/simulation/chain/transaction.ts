import type { Hex } from "@serac/store"
import type { Random } from "../random.ts"
import { anyEvent, type Event, people, transfers } from "./events.ts"
import { hexQuantity, textAddress, textHash, wordOf } from "./hex.ts"

/** A signed transaction without its block and result: forks share transactions. */
export interface SentTransaction {
  readonly kind: "native" | "call" | "odd" | "deploy" | "factory"
  readonly hash: Hex
  readonly fields: Readonly<Record<string, unknown>> & { readonly from: Hex; readonly nonce: Hex }
}

/** The transaction's result in a block. */
export interface TransactionOutcome {
  readonly succeeded: boolean
  readonly events: readonly Event[]
  /** The contract that the transaction created. */
  readonly created: Hex | undefined
  /** Its call trace. */
  readonly trace: Readonly<Record<string, unknown>>
}

const creatingCode: Hex = "0x6080604052348015600f57600080fd5b50"

export function sendTransaction(random: Random, name: string): SentTransaction {
  const kind = random.weighed({ native: 2, call: 5, odd: 1, deploy: 1, factory: 3 } as const)
  const from = random.pick(people)
  const type = random.between(0, 2)
  const fields = {
    from,
    to: kind === "deploy" ? null : random.chance(0.1) ? from : random.pick(people),
    nonce: hexQuantity(random.between(0, 300)),
    value: hexQuantity(BigInt(random.between(0, 2 ** 30)) ** 2n),
    gas: hexQuantity(random.between(21_000, 3_000_000)),
    gasPrice: hexQuantity(random.between(1, 2 ** 40)),
    input: inputOf(kind, random),
    ...(type === 0 && random.chance(0.3) ? {} : { type: hexQuantity(type) }),
  }
  return { kind, hash: textHash(`transaction ${name}`), fields }
}

function inputOf(kind: SentTransaction["kind"], random: Random): Hex {
  if (kind === "native") return "0x"
  if (kind === "deploy") return creatingCode
  if (kind === "odd") return random.pick<Hex>(["0x01", "0x0102", "0x010203", "0xA9059CBB"])
  return `0xa9059cbb${wordOf(random.between(0, 2 ** 30))}`
}

/** Includes a transaction in a block: its result may be the same as on another fork or differ. */
export function executeSent({ kind, hash, fields }: SentTransaction, random: Random): TransactionOutcome {
  const succeeded = random.chance(0.85)
  const to = (fields.to ?? undefined) as Hex | undefined
  const events: Event[] = []
  const created = kind === "deploy" ? newContract(random, `${fields.from} ${fields.nonce}`) : undefined
  const calls = kind === "factory" || (kind === "deploy" && random.chance(0.5)) ? creations(random, hash, events) : []
  if (succeeded && (kind === "call" || kind === "factory"))
    for (let count = random.between(0, 4); count > 0; count--) events.push(anyEvent(random))
  const trace = {
    type: created === undefined ? "CALL" : "CREATE",
    from: fields.from,
    to: created ?? to,
    ...(calls.length > 0 ? { calls } : {}),
    ...(succeeded ? {} : { error: "execution reverted" }),
  }
  return { succeeded, events: succeeded ? events : [], created, trace }
}

/** Often one of a few addresses, like CREATE2 contracts: created on several forks, and again after destruction. */
function newContract(random: Random, name: string): Hex {
  return textAddress(random.chance(0.3) ? `salted ${random.between(0, 9)}` : `created ${name}`)
}

/** Frames that create contracts, in sequence and nested, some of which fail; a new contract may be a token immediately. */
function creations(random: Random, hash: Hex, events: Event[], depth = 0): readonly Record<string, unknown>[] {
  return Array.from({ length: random.between(depth === 0 ? 1 : 0, 2) }, (_, index) => {
    const type = random.pick(["CREATE", "CREATE2", "CALL", "DELEGATECALL", "STATICCALL"])
    const to = type.startsWith("CREATE") ? newContract(random, `${hash} ${depth} ${index}`) : random.pick(people)
    const fails = random.chance(0.2)
    const mintsAtOnce = type.startsWith("CREATE") && !fails && depth === 0 && random.chance(0.3)
    if (mintsAtOnce) events.push(transfers.erc20(random, to))
    const calls = depth < 2 ? creations(random, hash, events, depth + 1) : []
    return {
      type,
      from: random.pick(people),
      to,
      ...(calls.length > 0 ? { calls } : {}),
      ...(fails ? { error: "out of gas" } : {}),
    }
  })
}
