import { pino } from "pino"
import { Registry } from "prom-client"
import { findSecret } from "./find-secret.ts"

type AnyFunction = (this: unknown, ...given: unknown[]) => unknown

/** One for each process, shared by all module graphs in it. */
const outputSymbol = Symbol.for("serac.secrets-in-output")
const shared = globalThis as typeof globalThis & { [outputSymbol]?: string[] }

/**
 * Looks through each line of every log and each text of metrics that this process makes from now on, with any destination: those
 * that a test reads are included.
 */
export function watchOutput(): void {
  if (shared[outputSymbol] !== undefined) return
  const found: string[] = []
  shared[outputSymbol] = found
  const look = (where: string, text: unknown) => {
    const secret = typeof text === "string" ? findSecret(text) : undefined
    if (secret !== undefined) found.push(`${where} holds ${secret}`)
  }
  const { asJsonSym } = pino.symbols
  replace(propertyOwner(pino({}, { write() {} }), asJsonSym), asJsonSym, (line) => look("a line of a log", line))
  replace(Registry.prototype, "metrics", (text) => {
    void Promise.resolve(text).then(
      (whole) => look("a text of metrics", whole),
      () => {},
    )
  })
}

/** Returns the secrets found since the last call. */
export function takeFound(): readonly string[] {
  return shared[outputSymbol]?.splice(0) ?? []
}

/** The prototype that has a member. */
function propertyOwner(object: object, name: PropertyKey): object {
  let owner: object | null = object
  while (owner !== null && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner)
  // If pino renamed this member, no output would be checked, without any error.
  if (owner === null) throw new Error("pino makes its lines in another place: look for what makes them")
  return owner
}

function replace(owner: object, name: PropertyKey, look: (result: unknown) => void): void {
  const original = Reflect.get(owner, name) as AnyFunction
  const watched: AnyFunction = function (...given) {
    const result = original.apply(this, given)
    look(result)
    return result
  }
  Object.defineProperty(owner, name, { value: watched, writable: true, configurable: true })
}
