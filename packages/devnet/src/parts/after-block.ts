import type { PositionalMethod, PositionalMethods } from "@serac/wire/node"
import type { Producer } from "../network/producer.ts"

/** The methods that send transactions. */
const sending = ["eth_sendRawTransaction", "eth_sendTransaction", "eth_sendUnsignedTransaction"]
/** Milliseconds after which an answer does not wait for a block any longer, as while a history is filled. */
const maxWait = 500

/**
 * Methods that send transactions, and answer after the block that they cause, as far as that comes at once. A client that looks for a receipt
 * before the block exists waits for another block, and on a chain that makes blocks for transactions alone none would come.
 */
export function afterBlock(methods: PositionalMethods, producer: Producer): PositionalMethods {
  return Object.fromEntries(
    sending.flatMap((name) => {
      const method = methods[name]
      return method === undefined ? [] : [[name, waiting(method, producer)]]
    }),
  )
}

const waiting = ({ parameters, call }: PositionalMethod, producer: Producer): PositionalMethod => ({
  parameters,
  call: async (given, connection) => {
    const hash = await call(given, connection)
    if (producer.isAutomatic) await soon(producer.mine())
    return hash
  },
})

async function soon(made: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  await Promise.race([
    made,
    new Promise<void>((resolve) => {
      timer = setTimeout(resolve, maxWait)
    }),
  ])
  clearTimeout(timer)
}
