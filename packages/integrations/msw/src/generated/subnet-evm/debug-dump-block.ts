// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugDumpBlockParams, DebugDumpBlockResult } from "@serac/subnet-evm"
import { debugDumpBlock as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_dumpBlock` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugDumpBlock } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugDumpBlock(), debugDumpBlock.delay("real")]
 * ```
 */
export const debugDumpBlock: RpcMock<DebugDumpBlockParams, DebugDumpBlockResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "root": "aac1c95df9e1aca8de7039a436663484c27da15e546f96d9ce33f8a3043f21b7",
      "accounts": {
        "0x0100000000000000000000000000000000000000": {
          "balance": "237278",
          "nonce": 0,
          "root": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          "codeHash": "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
          "address": "0x0100000000000000000000000000000000000000",
          "key": "0xf22bb46edf31af855938befaa870ed3d86a4ad93a9ecf7c63ceaa80daea9ac4d"
        },
        "0x0200000000000000000000000000000000000005": {
          "balance": "0",
          "nonce": 1,
          "root": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          "codeHash": "0x5fe7f977e71dba2ea1a68e21057beebb9be2ac30c6410aa38d4f3fbe41dcffd2",
          "code": "0x01",
          "address": "0x0200000000000000000000000000000000000005",
          "key": "0xbcb2aedf0fc79b5a2126dfb01dcc7ae5f337cd7b09e6192d3fc15631a2350aea"
        },
        "0x17aB05351fC94a1a67Bf3f56DdbB941aE6c63E25": {
          "balance": "0",
          "nonce": 1,
          "root": "0x41d5fe9f5915af65d9f3d9981ce2229311329a177963f6fe7d448b100cb085ce",
          "codeHash": "0xbc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a",
          "code": "0x00",
          "storage": {
            "0x0000000000000000000000000000000000000000000000000000000000000000": "01",
            "0x0000000000000000000000000000000000000000000000000000000000000001": "02"
          },
          "address": "0x17ab05351fc94a1a67bf3f56ddbb941ae6c63e25",
          "key": "0x5fbb47e409cf2286ad4752fa9882ac0e487c8faacfc36192bf068228327a7987"
        },
        "0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e": {
          "balance": "7",
          "nonce": 0,
          "root": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          "codeHash": "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
          "address": "0x5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e",
          "key": "0x58db70354fb66cae22b52179b2a371149f7520b434cd0ad0c639a273602c3ce6"
        },
        "0x8db97C7cEcE249c2b98bDC0226Cc4C2A57BF52FC": {
          "balance": "49999999999999999999762715",
          "nonce": 2,
          "root": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
          "codeHash": "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
          "address": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
          "key": "0x5a9331cb1d584bc0703e5252f4fccf19b3887d5a12e7edad074d585640a7ff57"
        }
      }
    },
    errors: [
      {
        "code": -32000,
        "message": "block #153 not found"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      },
      {
        "code": -32601,
        "message": "the method {method} does not exist/is not available"
      }
    ],
  })
