// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { DebugPrintBlockParams, DebugPrintBlockResult } from "@serac/subnet-evm"
import { debugPrintBlock as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `debug_printBlock` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { debugPrintBlock } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [debugPrintBlock(), debugPrintBlock.delay("real")]
 * ```
 */
export const debugPrintBlock: RpcMock<DebugPrintBlockParams, DebugPrintBlockResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: "(*types.Block)(0x3369fde728c0)({\n header: (*types.Header)(0x3369fded6c88)({\n  ParentHash: (common.Hash) (len=32 cap=32) 0x0000000000000000000000000000000000000000000000000000000000000000,\n  UncleHash: (common.Hash) (len=32 cap=32) 0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347,\n  Coinbase: (common.Address) (len=20 cap=20) 0x0000000000000000000000000000000000000000,\n  Root: (common.Hash) (len=32 cap=32) 0x3283022557b0e7ad755ac1739dbff2937186a2ed160772ba6c6009cb327a638f,\n  TxHash: (common.Hash) (len=32 cap=32) 0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421,\n  ReceiptHash: (common.Hash) (len=32 cap=32) 0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421,\n  Bloom: (types.Bloom) (len=256 cap=256) {...},\n  Difficulty: (*big.Int)(0x3369fdc01e20)(0),\n  Number: (*big.Int)(0x3369fdc01e40)(0),\n  GasLimit: (uint64) 100000000,\n  GasUsed: (uint64) 0,\n  Time: (uint64) 1607144400,\n  Extra: ([]uint8) (len=1 cap=1) {\n   00000000  00                                                |.|\n  },\n  MixDigest: (common.Hash) (len=32 cap=32) 0x0000000000000000000000000000000000000000000000000000000000000000,\n  Nonce: (types.BlockNonce) (len=8 cap=8) {\n   00000000  00 00 00 00 00 00 00 00                           |........|\n  },\n  BaseFee: (*big.Int)(0x3369fdc01e60)(225000000000),\n  WithdrawalsHash: (*common.Hash)(<nil>),\n  BlobGasUsed: (*uint64)(0x3369fde76d70)(0),\n  ExcessBlobGas: (*uint64)(0x3369fde76d68)(0),\n  ParentBeaconRoot: (*common.Hash)(0x3369fd682780)((len=32 cap=32) 0x0000000000000000000000000000000000000000000000000000000000000000),\n  extra: (*pseudo.Type)(0x3369fd689130)({\n   val: (*pseudo.concrete[*github.com/ava-labs/avalanchego/graft/coreth/plugin/evm/customtypes.HeaderExtra])(0x3369fdc38930)({\n    val: (*customtypes.HeaderExtra)(0x3369fdc48700)({\n     ExtDataHash: (common.Hash) (len=32 cap=32) 0x0000000000000000000000000000000000000000000000000000000000000000,\n     ExtDataGasUsed: (*big.Int)(0x3369fdc01ea0)(0),\n     BlockGasCost: (*big.Int)(0x3369fdc01e80)(0),\n     TimeMilliseconds: (*uint64)(0x3369fde76d78)(1607144400000),\n     MinDelayExcess: (*acp226.DelayExcess)(0x3369fde76d80)(7970124)\n    })\n   })\n  })\n }),\n uncles: ([]*types.Header) {\n },\n transactions: (types.Transactions) {\n },\n withdrawals: (types.Withdrawals) <nil>,\n hash: (atomic.Value) {\n  v: (common.Hash) (len=32 cap=32) 0x608ddbd611241719b64642d8e152537e2a5bdf46b6ddb9e8f15340c5e007b8b1\n },\n size: (atomic.Value) {\n  v: (interface {}) <nil>\n },\n ReceivedAt: (time.Time) 0001-01-01 00:00:00 +0000 UTC,\n ReceivedFrom: (interface {}) <nil>,\n extra: (*pseudo.Type)(0x3369fd689190)({\n  val: (*pseudo.concrete[*github.com/ava-labs/avalanchego/graft/coreth/plugin/evm/customtypes.BlockBodyExtra])(0x3369fdc38960)({\n   val: (*customtypes.BlockBodyExtra)(0x3369fd689180)({\n    Version: (uint32) 0,\n    ExtData: (*[]uint8)(0x3369fde58d08)({\n    })\n   })\n  })\n })\n})\n",
    errors: [
      {
        "code": -32000,
        "message": "block #99 not found"
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
