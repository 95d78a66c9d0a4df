/**
 * What a generated package exports of its runtime, and what its files import from there: no operation and no schema may
 * have one of these names. A test compares them with what the runtimes export.
 */
export const runtimeNames: ReadonlySet<string> = new Set(
  [
    "ApiError AtEndpoint AtUrl BadGatewayError BadRequestError BatchOptions Batcher BodyContent BodyFormat",
    "CallFacts CallOptions ConnectionError Dialect Eip1193Provider ErrorOf FailureEvent ForbiddenError",
    "HeadersOption Hooks HttpError InternalServerError InvalidParameterError InvalidResponseError ItemOf LastPage",
    "ListingRestartedError MalformedResponseError MissingResponseError NotBootstrappedError NotFoundError",
    "OverTransport Page PageWithNext Pages ParameterStyle ParametersOf ProviderFactory RateLimit RawClient",
    "RequestEvent ResponseEvent ResponsePromise ResponseTooLargeError RestCore RestDefaults RestOperation",
    "RestOptions RestResult ResultOf RetryEvent RetryOptions RpcCallFacts RpcCallOptions RpcClientError",
    "RpcClientSettings RpcCore RpcDefaults RpcError RpcMethods RpcOperation RpcOptions RpcRequest RpcResult",
    "RpcSettings RpcSettled RpcTransport Security SeracError ServiceUnavailableError SuccessStatus TimeoutError",
    "TooManyRequestsError Transport UnauthorizedError UtxoIndex UtxoIterable UtxoPage UtxoParameters batching",
    "createRestCore createRpcCore fromProvider isSeracError iterateUTXOs parseLossless positional rawClient",
    "stringifyLossless utxoPages writeBinary writeForm writeMultipart writeText",
  ].flatMap((line) => line.split(" ")),
)
