/**
 * What the wire methods of an API take and give, such as a generated `<Api>Methods`:
 * `{ "eth_chainId": { parameters: []; result: string } }`.
 */
export type RpcMethods<Methods> = {
  readonly [Name in keyof Methods]: { readonly parameters: unknown; readonly result: unknown }
}

/** The methods of a client that nobody has described: each takes and gives what it likes. */
// biome-ignore lint/suspicious/noExplicitAny: every core is one of these, and the other way round
export type AnyMethods = any

type Described<Methods, Name> = 0 extends 1 & Methods ? never : Name & keyof Methods

/** A call in the shape of EIP-1193; `params` may be left out where nothing in them is required. */
export type RpcRequest<Methods extends RpcMethods<Methods>, Name> = {
  readonly method: Name | Described<Methods, string>
} & (Name extends Described<Methods, Name> ? Params<Methods[Name]["parameters"]> : { readonly params?: unknown })

type Params<Parameters> = [] extends Parameters
  ? { readonly params?: Parameters }
  : object extends Parameters
    ? { readonly params?: Parameters }
    : { readonly params: Parameters }

/** What a method gives: its described result, else unknown. */
export type RpcResult<Methods extends RpcMethods<Methods>, Name> =
  Name extends Described<Methods, Name> ? Methods[Name]["result"] : unknown

/** What became of the calls of a batch, in their order. */
export type RpcSettled<Methods extends RpcMethods<Methods>, Requests extends readonly { readonly method: string }[]> = {
  -readonly [Index in keyof Requests]: PromiseSettledResult<RpcResult<Methods, Requests[Index]["method"]>>
}
