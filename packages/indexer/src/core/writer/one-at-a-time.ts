import { wrapMethods } from "./wrap-methods.ts"

/** Which methods of a writer do not wait for their turn. */
export interface Precedence {
  /** Those that are called before all that wait. Default none. */
  readonly first?: readonly string[]
  /** Those that are called at once, and that nothing waits for. Default none. */
  readonly beside?: readonly string[]
}

/** A writer whose methods wait for each other: different parts of an indexer store different things. */
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
