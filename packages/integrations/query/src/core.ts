import type { RestCore } from "@serac/client/rest"
import type { RpcCore } from "@serac/client/rpc"

/** A core of either runtime, or a client, which is also a core. */
export type AnyCore = RestCore | Pick<RpcCore, "call">

/** The first parameter of a client package's functions. It excludes a client's own methods, which send immediately. */
export type CoreOf<Core> = Core extends RestCore ? RestCore : Pick<RpcCore, "call">

/** A request to a core. */
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
 * The request that a call makes, determined by running the call with a core that sends nothing.
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
 * Wraps a core so that requests get an abort signal and additional parameters; the last listing requested is recorded.
 *
 * Throws a TypeError if more than one request is made: a request made after awaiting an answer could not be detected when the key was
 * created.
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
