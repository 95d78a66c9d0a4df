/**
 * The names that a generated package exports from its runtime or imports in its files. No operation and no schema may
 * have one of these names. A test compares them with the runtimes' exports.
 */
export const runtimeNames: ReadonlySet<string> = new Set(
  [
    "AnyMethods ApiError AtBaseUrl AtEndpoint BadGatewayError BadRequestError BatchOptions BodyContent BodyFormat",
    "CallFacts CallOptions ConnectionError CursorIterable RpcDialect Eip1193Provider ErrorOf Events Failing FailureEvent FailureOf Fetch",
    "FetchInit FetchResponse ForbiddenError HeadersOf HeadersOption Hooks HttpCallOptions HttpClientOptions HttpError",
    "HttpErrorFacts InternalServerError InvalidParameterError InvalidResponseError ItemOf LastPage",
    "ListingRestartedError MissingResponseError NotBootstrappedError NotFoundError OverTransport Page PageCursor",
    "PageWithNext Pages ParameterStyle ParametersOf ProviderFactory RateLimit RawClient RequestEvent",
    "ResponseEvent ResponsePromise ResponseTooLargeError RestCore RestDefaults RestOperation RestOptions",
    "RestResult ResultOf RetryEvent Stream StreamedOf RetryOptions RpcCallOptions RpcClientSettings RpcCore RpcDefaults RpcError",
    "RpcErrorOf RpcMethods RpcOperation RpcOptions RpcRequest RpcResult RpcSettings RpcSettled RpcTransport",
    "Secret SchemeCredentials Security SecurityAlternatives SecuritySchemes SeracError ServiceUnavailableError SharedOptions SuccessStatus TimeoutError",
    "TooManyRequestsError TypedHeaders UnauthorizedError batching",
    "Credentials OAuthClient SendRequest TokenError TokenSecurity basicKey bearerKey clientCredentials createEvents createPages createStream keyInCookie keyInHeader keyInQuery securitySchemes",
    "createRestCore createRpcCore fromProvider isSeracError iterateByCursor parseLossless positional rateLimitOf",
    "NextPage nextByCursor nextByItem nextByLink nextByNumber nextByOffset nextByUrl pagesBy",
    "rawClient readDates sendFollowing sendRenewing stringifyLossless withQuantities writeBinary writeExactJson writeForm writeMultipart",
    "writeText writeJson styled ParameterWriter BufferFullError EventFollower FollowEvents RpcSocketConstructor RpcSubscribing RpcSubscription",
    "RpcSubscriptionOptions SubscriptionGapError createSubscription followHeads followLogs",
  ].flatMap((line) => line.split(" ")),
)
