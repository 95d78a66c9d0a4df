// Made by `pnpm generate` from specs/data/openapi.yaml. Do not edit.

export const error401: unknown = {
  "message": "An API key is required",
  "statusCode": 401,
  "error": "Unauthorized"
}

export const error403: unknown = {
  "message": "The API key has no privilege for this resource",
  "statusCode": 403,
  "error": "Forbidden"
}

export const error404: unknown = {
  "message": "this service has no network fuji",
  "statusCode": 404,
  "error": "Not Found"
}

export const error429: unknown = {
  "message": "The rate limit of 6000 compute units a minute is exceeded",
  "statusCode": 429,
  "error": "Too Many Requests"
}

export const error500: unknown = {
  "message": "An internal error occurred",
  "statusCode": 500,
  "error": "Internal Server Error"
}

export const error502: unknown = {
  "message": "The upstream server answered with an invalid response",
  "statusCode": 502,
  "error": "Bad Gateway"
}

export const error404Variant1: unknown = {
  "message": "transaction 2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error400: unknown = {
  "message": "pageSize must be an integer from 1 to 100, not 0",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error404Variant2: unknown = {
  "message": "asset 2SnqcUB8Xx2etpaYsRyVDdC8HR2r6mUcnAJ39Raw9x8Rf4YrKn was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error503: unknown = {
  "message": "chain 43114 is not indexed yet",
  "statusCode": 503,
  "error": "Service Unavailable"
}

export const error404Variant3: unknown = {
  "message": "subnet 2HXEVVezdJdQJU75LfXLXfrsqewAXd5neyyr2L1NAFPWakuYyv was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error404Variant4: unknown = {
  "message": "blockchain 8zJvxBi1pFzH5pDHgdDXfSHFronAvKfv5RZmqnW3PJaUDYmgx was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error404Variant5: unknown = {
  "message": "chain 99999999 is not supported; GET /v1/chains lists those that are",
  "statusCode": 404,
  "error": "Not Found"
}

export const error400Variant1: unknown = {
  "message": "pageSize must be an integer from 1 to 500, not 501",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error400Variant2: unknown = {
  "message": "address must be an EVM address, 0x and 40 hexadecimal digits, not '0x12'",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error404Variant6: unknown = {
  "message": "contract 0xa341927E2190cC6B9fD7a2fF4B020A47DF0CF5ef was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error400Variant3: unknown = {
  "message": "chainId must be an EVM chain ID in decimal digits without leading zeros, or a blockchain ID in CB58 with its checksum, not 'C-Chain'",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error404Variant7: unknown = {
  "message": "block 99999999 was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error404Variant8: unknown = {
  "message": "token 999 of 0x1c64E344536221f938F724ba2a4677cc04657E77 was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error400Variant4: unknown = {
  "message": "sourceBlockchainId must be an ID of 32 bytes in CB58 with its checksum, not '0x12'",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error400Variant5: unknown = {
  "message": "messageId must be the ID of a message, 0x and 64 hexadecimal digits, not '0x12'",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error404Variant9: unknown = {
  "message": "message 0x4f1e0b6b2f3a96ea0b1e4b2b6f2cf0d4e6a37c2b4c4f8f0d3a1b5c7e9d0f1a2b was not found",
  "statusCode": 404,
  "error": "Not Found"
}

export const error404Variant10: unknown = {
  "message": "Cannot find the requested path",
  "statusCode": 404,
  "error": "Not Found"
}

export const error400Variant6: unknown = {
  "message": "timeInterval must be hourly, daily, weekly or monthly, not 'yearly'",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error503Variant1: unknown = {
  "message": "no gateway has counted requests to the public RPC of any chain yet",
  "statusCode": 503,
  "error": "Service Unavailable"
}

export const error400Variant7: unknown = {
  "message": "network must be mainnet, fuji or testnet, not 'devnet'",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error400Variant8: unknown = {
  "message": "after must be the sequence of an event, not '-1'",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error400Variant9: unknown = {
  "message": "addresses must be given",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error404Variant11: unknown = {
  "message": "no activity of these addresses is known on the p-chain",
  "statusCode": 404,
  "error": "Not Found"
}

export const error400Variant10: unknown = {
  "message": "pageSize must be an integer from 1 to 10000, not 0",
  "statusCode": 400,
  "error": "Bad Request"
}

export const error400Variant11: unknown = {
  "message": "'verbose' is not a parameter of this operation, which takes none in its query",
  "statusCode": 400,
  "error": "Bad Request"
}
