import { wrapMethods } from "./wrap-methods.ts"

/** A writer whose methods wait for each other: different parts of an indexer store different things. */
export function oneAtATime<Writer extends object>(writer: Writer): Writer {
  let last: Promise<unknown> = Promise.resolve()
  return wrapMethods(writer, (_, call) => {
    const result = last.then(call, call)
    last = result
    return result
  })
}
