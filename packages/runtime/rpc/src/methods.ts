/** The generated `<Api>Methods`: what each wire method takes and gives. */
export type RpcMethods<Methods> = {
  readonly [Name in keyof Methods]: { readonly parameters: unknown; readonly result: unknown }
}

/** A call in the shape of EIP-1193; `params` may be left out where nothing in them is required. */
export type RpcRequest<Methods extends RpcMethods<Methods>, Name> = {
  readonly method: Name | (keyof Methods & string)
} & (Name extends keyof Methods ? ParamsMember<Methods[Name]["parameters"]> : { readonly params?: unknown })

type ParamsMember<Parameters> = readonly [] extends Parameters
  ? { readonly params?: Parameters }
  : object extends Parameters
    ? { readonly params?: Parameters }
    : { readonly params: Parameters }

/** What a method gives: its documented result, or unknown for a method that the document does not have. */
export type RpcResult<Methods extends RpcMethods<Methods>, Name> = Name extends keyof Methods
  ? Methods[Name]["result"]
  : unknown

/** What became of the calls of a batch, in their order. */
export type RpcSettled<Methods extends RpcMethods<Methods>, Requests extends readonly { readonly method: string }[]> = {
  -readonly [Index in keyof Requests]: PromiseSettledResult<RpcResult<Methods, Requests[Index]["method"]>>
}
