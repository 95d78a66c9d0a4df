import type { Hex } from "viem"
import type { BigChainShape, SyntheticBlocks } from "./block.ts"
import { mixedQuantity } from "./mix.ts"
import { answerTokenCall } from "./token-calls.ts"

interface ReadyBlock {
  readonly header: Buffer
  readonly full: Buffer
  readonly brief: Buffer
  readonly receipts: Buffer
  readonly logs: Buffer
}

interface NodeRequest {
  readonly id?: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

interface LogFilter {
  readonly fromBlock?: string
  readonly toBlock?: string
  readonly blockHash?: Hex
  readonly address?: Hex | readonly Hex[]
  readonly topics?: readonly (null | Hex | readonly Hex[])[]
}

interface SyntheticLog {
  readonly address: string
  readonly topics: readonly string[]
}

const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const nullJson = Buffer.from("null")
const [openBracket, comma, close] = [Buffer.from("["), Buffer.from(","), Buffer.from("]")]

class RpcFault extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

export type SyntheticAnswers = ReturnType<typeof createAnswers>

/** Answers JSON-RPC requests from prepared buffers. */
export function createAnswers(shape: BigChainShape, blocks: SyntheticBlocks, firstHead: number) {
  const ready = new Map<number, ReadyBlock>()
  const { readyBlocks = Number.POSITIVE_INFINITY } = shape
  const numbers = new Map<string, number>()
  const block = (number: number): ReadyBlock => {
    const known = ready.get(number)
    if (known) return known
    const { header, full, brief, receipts, logs } = blocks.texts(number)
    const made = {
      header: Buffer.from(header, "latin1"),
      full: Buffer.from(full, "latin1"),
      brief: Buffer.from(brief, "latin1"),
      receipts: Buffer.from(`[${receipts.join()}]`, "latin1"),
      logs: Buffer.from(logs.join(), "latin1"),
    }
    // The oldest entry is removed.
    const [longest] = ready.keys()
    if (longest !== undefined && ready.size >= readyBlocks) ready.delete(longest)
    ready.set(number, made)
    return made
  }
  const state = {
    head: firstHead,
    warm: (ahead: number) => {
      const last = Math.min(state.head + ahead, readyBlocks - 1)
      for (let number = 0; number <= last; number++) block(number)
    },
    header: (number: number) => block(number).header,
    answer: (body: string): { readonly parts: readonly Uint8Array[]; readonly calls: number } => {
      const request = JSON.parse(body) as NodeRequest | readonly NodeRequest[]
      if (!("length" in request)) return { parts: respond(request), calls: 1 }
      const parts: Uint8Array[] = [openBracket]
      for (const [index, call] of request.entries()) {
        if (index > 0) parts.push(comma)
        parts.push(...respond(call))
      }
      parts.push(close)
      return { parts, calls: request.length }
    },
  }

  const respond = ({ id = null, method, params = [] }: NodeRequest): readonly Uint8Array[] => {
    const head = `{"jsonrpc":"2.0","id":${JSON.stringify(id)},`
    try {
      return [Buffer.from(`${head}"result":`), ...result(method, params), Buffer.from("}")]
    } catch (error) {
      const code = error instanceof RpcFault ? error.code : -32603
      return [Buffer.from(`${head}"error":{"code":${code},"message":${JSON.stringify((error as Error).message)}}}`)]
    }
  }

  const known = (number: number | undefined) => number !== undefined && number >= 0 && number <= state.head
  const byTag = (tag: unknown): number => {
    if (tag === "earliest") return 0
    if (tag === "latest" || tag === "pending" || tag === "safe" || tag === "finalized") return state.head
    return Number(tag)
  }
  const byHash = (hash: unknown): number | undefined => {
    for (let number = numbers.size; number <= state.head; number++) numbers.set(blocks.hash(number), number)
    return numbers.get(`${hash}`.toLowerCase())
  }
  const byTransaction = new Map<string, readonly [number, number]>()
  let indexed = 0
  const findTransaction = (hash: unknown) => {
    for (; indexed < state.head; indexed++) {
      for (const [index, hash] of blocks.transactionHashes(indexed + 1).entries())
        byTransaction.set(hash, [indexed + 1, index])
    }
    return byTransaction.get(`${hash}`.toLowerCase())
  }
  const json = (value: unknown) => [Buffer.from(JSON.stringify(value))]
  const whole = (number: number | undefined, full: unknown) =>
    known(number) ? [full ? block(number as number).full : block(number as number).brief] : [nullJson]

  const result = (method: string, params: readonly unknown[]): readonly Uint8Array[] => {
    switch (method) {
      case "eth_chainId":
        return json(mixedQuantity(shape.chainId))
      case "net_version":
        return json(`${shape.chainId}`)
      case "web3_clientVersion":
        return json("big-chain/1")
      case "eth_syncing":
        return json(false)
      case "eth_blockNumber":
        return json(mixedQuantity(state.head))
      case "eth_getBlockByNumber":
        return whole(byTag(params[0]), params[1])
      case "eth_getBlockByHash":
        return whole(byHash(params[0]), params[1])
      case "eth_getBlockReceipts": {
        const id = `${params[0]}`
        const number = id.length === 66 ? byHash(id) : byTag(id)
        return [known(number) ? block(number as number).receipts : nullJson]
      }
      case "eth_getTransactionByHash":
      case "eth_getTransactionReceipt": {
        const place = findTransaction(params[0])
        if (!place) return [nullJson]
        const { transactions, receipts } = blocks.texts(place[0])
        const texts = method === "eth_getTransactionByHash" ? transactions : receipts
        return [Buffer.from(texts[place[1]] as string)]
      }
      case "eth_getLogs":
        return logs(params[0] as LogFilter)
      case "eth_getCode":
        return json(blocks.tokens.includes(`${params[0]}`.toLowerCase() as Hex) ? "0x6080604052" : "0x")
      case "eth_getBalance":
        return json("0xde0b6b3a7640000")
      case "eth_gasPrice":
        return json("0x5d21dba00")
      case "eth_call":
        return json(tokenCall(params[0] as { to?: Hex; data?: Hex; input?: Hex }, params[1]))
      default:
        throw new RpcFault(-32601, `the method ${method} does not exist/is not available`)
    }
  }

  const tokenCall = ({ to, data, input }: { to?: Hex; data?: Hex; input?: Hex }, at: unknown = "latest") => {
    const token = blocks.tokens.indexOf(`${to}`.toLowerCase() as Hex)
    if (token === -1) return "0x"
    const { blockHash = undefined } = Object(at) as { readonly blockHash?: Hex }
    const number = blockHash === undefined ? byTag(at) : byHash(blockHash)
    if (number === undefined || !known(number)) throw new RpcFault(-32000, "header not found")
    const answer = answerTokenCall(token, data ?? input ?? "0x", (holder) => blocks.balanceOf(token, holder, number))
    if (answer === undefined) throw new RpcFault(3, "execution reverted")
    return answer
  }

  const logs = (filter: LogFilter): readonly Uint8Array[] => {
    const from = filter.blockHash ? byHash(filter.blockHash) : byTag(filter.fromBlock ?? "latest")
    const to = filter.blockHash ? from : Math.min(byTag(filter.toBlock ?? "latest"), state.head)
    if (from === undefined || to === undefined) throw new RpcFault(-32000, "unknown block")
    const parts: Uint8Array[] = []
    const wanted = matcher(filter)
    for (let number = from; number <= to; number++) {
      const text = wanted
        ? Buffer.from(
            blocks
              .texts(number)
              .logs.filter((log) => wanted(JSON.parse(log)))
              .join(),
          )
        : block(number).logs
      if (text.length === 0) continue
      parts.push(parts.length === 0 ? openBracket : comma, text)
    }
    return parts.length === 0 ? [Buffer.from("[]")] : [...parts, close]
  }
  return state
}

/** A predicate for logs; undefined if every log of this chain matches. */
function matcher({ address, topics = [] }: LogFilter): ((log: SyntheticLog) => boolean) | undefined {
  const lower = (value: Hex | readonly Hex[]) => [value].flat().map((hex) => hex.toLowerCase())
  const addresses = address === undefined ? [] : lower(address)
  const positions = topics.map((topic) => (topic === null ? [] : lower(topic)))
  const every = positions.every((allowed, at) => allowed.length === 0 || (at === 0 && allowed.includes(transferTopic)))
  if (addresses.length === 0 && every) return undefined
  return (log) =>
    (addresses.length === 0 || addresses.includes(log.address)) &&
    positions.every((allowed, at) => allowed.length === 0 || allowed.includes(log.topics[at] as string))
}
