import { wrapMethods } from "./wrap-methods.ts"

/** Which methods of a writer do not queue normally. */
export interface Precedence {
  /** Methods that run before all queued ones. Default none. */
  readonly first?: readonly string[]
  /** Methods that run at once, outside the queue. Default none. */
  readonly beside?: readonly string[]
}

/** Makes a writer run its methods one at a time: different parts of an indexer store different data. */
export function oneAtATime<Writer extends object>(
  writer: Writer,
  { first = [], beside = [] }: Precedence = {},
): Writer {
  const urgent: (() => Promise<void>)[] = []
  const others: (() => Promise<void>)[] = []
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = urgent.shift() ?? others.shift(); next !== undefined; next = urgent.shift() ?? others.shift())
      await next()
    isRunning = false
  }

  return wrapMethods(writer, (name, call) => {
    if (beside.includes(name)) return call()
    return new Promise((resolve, reject) => {
      const waiting = first.includes(name) ? urgent : others
      waiting.push(() => call().then(resolve, reject))
      void run()
    })
  })
}
