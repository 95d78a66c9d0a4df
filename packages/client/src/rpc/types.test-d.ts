import type { EIP1193Provider } from "viem"
import { custom, http } from "viem"
import {
  batching,
  type CursorIterable,
  createRpcCore,
  fromProvider,
  iterateByCursor,
  type ParametersOf,
  type RpcCore,
  type RpcError,
  type RpcErrorOf,
  type RpcOptions,
} from "./index.ts"

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const proves = <_ extends true>() => {}

/** In the form that the generator writes. */
interface Methods {
  readonly eth_chainId: { readonly parameters: []; readonly result: `0x${string}` }
  readonly eth_getBalance: { readonly parameters: [address: string, block?: string]; readonly result: string }
  readonly "health.health": { readonly parameters: { readonly tags?: string[] }; readonly result: { healthy: boolean } }
  readonly "avm.getTx": { readonly parameters: { readonly txID: string }; readonly result: { tx: string } }
}

// Parameters may be readonly at any depth, and what is not known stays so.
proves<
  Equal<
    ParametersOf<{ ids: string[]; filter?: { topics: (string | null)[] }; config: unknown; height: bigint | string }>,
    {
      readonly ids: readonly string[]
      readonly filter?: { readonly topics: readonly (string | null)[] }
      readonly config: unknown
      readonly height: bigint | string
    }
  >
>()

// The codes of a method's errors narrow.
declare const rpcFailure: RpcErrorOf<-32000 | 3>
if (rpcFailure.name === "RpcError") proves<Equal<typeof rpcFailure.code, -32000 | 3>>()
if (rpcFailure.code === "TIMEOUT") proves<Equal<typeof rpcFailure.timeout, number>>()

const baseUrl = "http://127.0.0.1:9650"
const url = "http://127.0.0.1:9650"

// A client has exactly one kind of endpoint.
createRpcCore({ baseUrl })
createRpcCore({ baseUrl: [url] as const, timeout: 1 })
createRpcCore({ endpoint: url })
createRpcCore({ transport: fromProvider(http(url)) })
createRpcCore({ transport: fromProvider({} as EIP1193Provider) })
// @ts-expect-error nothing says where
createRpcCore({})
// @ts-expect-error both
createRpcCore({ baseUrl, endpoint: url })
// @ts-expect-error both
createRpcCore({ baseUrl, transport: fromProvider(http(url)) })
// @ts-expect-error a transport is a fetch of its own
createRpcCore({ transport: fromProvider(http(url)), fetch })
// @ts-expect-error no such option
createRpcCore({ baseUrl, timeOut: 1 })
const rpcOptions: RpcOptions = Math.random() > 0.5 ? { baseUrl } : { endpoint: url }
createRpcCore(rpcOptions, { path: "/ext/bc/{blockchainID}", variables: { blockchainID: "C" }, dialect: batching })

const core = createRpcCore<Methods>({ baseUrl })

// A described method has its parameters and result; any other one is unknown.
const chainIdResult = core.request({ method: "eth_chainId" })
proves<Equal<typeof chainIdResult, Promise<`0x${string}`>>>()
const balance = core.request({ method: "eth_getBalance", params: ["0x"] })
proves<Equal<typeof balance, Promise<string>>>()
core.request({ method: "health.health" })
const other = core.request({ method: "debug_traceTransaction", params: ["0x", {}] })
proves<Equal<typeof other, Promise<unknown>>>()
// @ts-expect-error an address is missing
core.request({ method: "eth_getBalance" })
// @ts-expect-error an address is a text
core.request({ method: "eth_getBalance", params: [5] })
// @ts-expect-error a transaction id is missing
core.request({ method: "avm.getTx" })

// A batch keeps the order of its results.
const settled = core.batch([
  { method: "eth_chainId" },
  { method: "eth_getBalance", params: ["0x"] },
  { method: "nope" },
])
proves<
  Equal<
    typeof settled,
    Promise<[PromiseSettledResult<`0x${string}`>, PromiseSettledResult<string>, PromiseSettledResult<unknown>]>
  >
>()

// A core of one API is a core, for generated functions, and a provider, for viem.
const getHeight = (client: RpcCore, _?: object) =>
  client.call<{ height: string }>({ method: "avm.getHeight", path: "/ext/bc/X" })
const height = getHeight(core)
proves<Equal<typeof height, Promise<{ height: string }>>>()
custom(core)
custom(createRpcCore({ baseUrl }))
fromProvider(core)

// Pages keep the type of the client's own page.
interface TypedPage {
  readonly names: readonly ("a" | "b")[]
  readonly last: string
  readonly total: string
}
interface NamePage {
  readonly after?: string
  readonly size?: number
}
const fetchNames = (_: NamePage) => Promise.resolve({} as TypedPage)
const place = { start: "after", end: "last", limit: "size", maxLimit: 10, count: "total" } as const
const names: CursorIterable<TypedPage, TypedPage["names"][number]> = iterateByCursor(fetchNames, {} as NamePage, {
  items: "names",
  ...place,
})
const namePages = names.pages()
proves<Equal<typeof namePages, AsyncGenerator<TypedPage, void, undefined>>>()
// @ts-expect-error No member of the page.
iterateByCursor(fetchNames, {} as NamePage, { items: "others", ...place })

// Code and data of a JSON-RPC error.
declare const error: RpcError
proves<Equal<typeof error.code, number>>()
proves<Equal<typeof error.data, unknown>>()

// Without a description the types are unknown, and any core is accepted.
const untyped = createRpcCore({ baseUrl })
const unknownResult = untyped.request({ method: "eth_chainId", params: [1] })
proves<Equal<typeof unknownResult, Promise<unknown>>>()
const anyCore: RpcCore = core
const sameCore: RpcCore<Methods> = anyCore
sameCore.request({ method: "eth_chainId" })
