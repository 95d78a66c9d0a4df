/**
 * The parameters and results of an API's methods, such as a generated `<Api>Methods`:
 * `{ "eth_chainId": { parameters: []; result: string } }`.
 */
export type RpcMethods<Methods> = {
  readonly [Name in keyof Methods]: { readonly parameters: unknown; readonly result: unknown }
}

/** The methods of a client without descriptions: any parameters and results. */
// biome-ignore lint/suspicious/noExplicitAny: every core is assignable to this type, and vice versa
export type AnyMethods = any

type Described<Methods, Name> = 0 extends 1 & Methods ? never : Name & keyof Methods

/** A call in the format of EIP-1193; `params` is optional if none of its members are required. */
export type RpcRequest<Methods extends RpcMethods<Methods>, Name> = {
  readonly method: Name | Described<Methods, string>
} & (Name extends Described<Methods, Name> ? Params<Methods[Name]["parameters"]> : { readonly params?: unknown })

type Params<Parameters> = [] extends Parameters
  ? { readonly params?: Parameters }
  : object extends Parameters
    ? { readonly params?: Parameters }
    : { readonly params: Parameters }

/** The result of a method: its described result, or else unknown. */
export type RpcResult<Methods extends RpcMethods<Methods>, Name> =
  Name extends Described<Methods, Name> ? Methods[Name]["result"] : unknown

/** The outcomes of the calls of a batch, in their order. */
export type RpcSettled<Methods extends RpcMethods<Methods>, Requests extends readonly { readonly method: string }[]> = {
  -readonly [Index in keyof Requests]: PromiseSettledResult<RpcResult<Methods, Requests[Index]["method"]>>
}
