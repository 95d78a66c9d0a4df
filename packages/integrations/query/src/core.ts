import type { RestCore } from "@serac/client/rest"
import type { RpcCore } from "@serac/client/rpc"

/** A core of either runtime, or a client, which is one. */
export type AnyCore = RestCore | Pick<RpcCore, "call">

/** What the functions of a client package take first. A client's own methods are not part of it: they send at once. */
export type CoreOf<Core> = Core extends RestCore ? RestCore : Pick<RpcCore, "call">

/** What a core is asked for. */
export interface CoreRequest {
  readonly operation: { readonly id?: string; readonly method: string }
  readonly parameters: object
  readonly options: RequestOptions
}

interface RequestOptions {
  readonly signal?: AbortSignal | undefined
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined
  readonly baseUrl?: unknown
}

type CallOperation = (operation: CoreRequest["operation"], parameters?: object, options?: RequestOptions) => unknown

/**
 * What a call would ask for, found by letting it ask a core that answers nothing.
 *
 * @throws {TypeError} when it calls no operation or more than one, or sends it to a URL that is not the core's
 */
export function coreRequestOf(call: (core: never, parameters: never) => unknown): CoreRequest {
  const all: CoreRequest[] = []
  const ask: CallOperation = (operation, parameters = {}, options = {}) => {
    all.push({ operation, parameters, options })
    const never = new Promise<never>(() => {})
    return Object.assign(never, { withResponse: () => never })
  }
  call({ call: ask, pages: ask } as never, {} as never)
  const [asked] = all
  if (asked === undefined || all.length > 1) throw notOne(all.length)
  if (asked.options.baseUrl !== undefined)
    throw new TypeError("the option baseUrl is not part of a query's key: make a core of that URL, and queries of it")
  return asked
}

export const notOne = (count: number) =>
  new TypeError(`a query calls one operation of the core that it is given, and not ${count}`)

/**
 * A core that adds to whatever it is asked for a signal and parameters, and the listing that it was asked for last.
 *
 * It throws a TypeError when it is asked for more than one thing: what a call asks for after it has waited for an answer could not be
 * seen when its key was made.
 */
export function callCore<Core extends AnyCore>(core: Core, signal: AbortSignal, more: object = {}) {
  const seen: { listing?: unknown; count: number } = { count: 0 }
  const through =
    (ask: CallOperation): CallOperation =>
    (operation, parameters, options) => {
      if (++seen.count > 1) throw notOne(seen.count)
      return ask(operation, { ...parameters, ...more }, { ...options, signal: both(signal, options?.signal) })
    }
  const { call, pages } = core as unknown as { readonly call: CallOperation; readonly pages?: CallOperation }
  const own = { ...core, call: through(call) }
  if (pages === undefined) return { core: own, seen }
  const listing: CallOperation = (...asked) => {
    seen.listing = through(pages)(...asked)
    return seen.listing
  }
  return { core: { ...own, pages: listing }, seen }
}

const both = (signal: AbortSignal, own: AbortSignal | undefined): AbortSignal =>
  own === undefined ? signal : AbortSignal.any([signal, own])
