import { NodeServer } from "@serac/kits/nodes"
import { type Filling, type HostileBlock, hostileBlock, hostileHash } from "./hostile-blocks.ts"

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly [string?, unknown?]
}

const none = `0x${"0".repeat(64)}`
/** Maximum characters of blocks that are kept. */
const longest = 64e6

const lengthOf = (blocks: ReadonlyMap<number, HostileBlock>) =>
  [...blocks.values()].reduce(
    (sum, { block, receipts, traces }) => sum + block.length + receipts.length + traces.length,
    0,
  )

/** A real HTTP server that returns a chain of hostile blocks. They are made on request, since all of them would not fit in memory. */
export async function serveHostileChain(fillings: readonly (() => Filling)[]) {
  const all = [() => ({}), ...fillings]
  const hashes: string[] = []
  for (const number of all.keys()) hashes.push(hostileHash(number, hashes[number - 1] ?? none))
  const numbers = new Map(hashes.map((hash, number) => [hash, number]))
  /** The number of transfers in each returned block. */
  const transfers = new Map<number, number>()
  /** The last generated blocks, up to `longest` characters, and the headers of all requested blocks. */
  const made = new Map<number, HostileBlock>()
  const headers = new Map<number, string>()

  function blockOf(number: number): HostileBlock {
    const known = made.get(number)
    if (known) return known
    const filling: Filling = (all[number] as () => Filling)()
    transfers.set(number, filling.transfers ?? 0)
    const block = hostileBlock(number, hashes[number - 1] ?? none, filling)
    made.set(number, block)
    for (const [oldest] of made) if (made.size > 1 && lengthOf(made) > longest) made.delete(oldest)
    return block
  }

  function headerOf(number: number): string {
    const header = headers.get(number) ?? blockOf(number).block.replace(/"transactions":\[.*\]/s, '"transactions":[]')
    headers.set(number, header)
    return header
  }

  function resultOf({ method, params: [id = "", whole] }: Call): string {
    if (method === "eth_chainId") return '"0xa868"'
    const number = id === "latest" ? all.length - 1 : (numbers.get(id) ?? Number(id))
    if (!all[number]) return "null"
    if (method === "eth_getBlockReceipts") return blockOf(number).receipts
    if (method === "debug_traceBlockByHash") return blockOf(number).traces
    return whole === true ? blockOf(number).block : headerOf(number)
  }

  function* partsOf(body: Call | readonly Call[]) {
    const calls = Array.isArray(body) ? (body as readonly Call[]) : [body as Call]
    // Sorts the calls about one block together, so that each block is made once.
    const order = [...calls].sort((one, other) => (String(one.params[0]) < String(other.params[0]) ? -1 : 1))
    if (Array.isArray(body)) yield "["
    for (const [index, call] of order.entries())
      yield `${index > 0 ? "," : ""}{"jsonrpc":"2.0","id":${call.id},"result":${resultOf(call)}}`
    if (Array.isArray(body)) yield "]"
  }

  const server = await NodeServer.start({ reply: ({ body }) => ({ kind: "parts", parts: partsOf(JSON.parse(body)) }) })
  return {
    url: server.url,
    head: all.length - 1,
    transfers: () => [...transfers.values()].reduce((sum, count) => sum + count, 0),
    close: () => server.close(),
  }
}
