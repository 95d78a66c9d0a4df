// Made by `pnpm generate` from specs/subnet-evm/openrpc.yaml. Do not edit.
import type { GetProofParams, GetProofResult } from "@serac/subnet-evm"
import { getProof as operation } from "@serac/subnet-evm/operations"
import { type RpcMock, rpcMock } from "../../rpc/rpc-mock.ts"

/**
 * Makes handlers of `eth_getProof` at `/ext/bc/{blockchainID}/rpc`.
 *
 * @example
 * ```ts
 * import { getProof } from "@serac/msw/subnet-evm"
 *
 * export const handlers = [getProof(), getProof.delay("real")]
 * ```
 */
export const getProof: RpcMock<GetProofParams, GetProofResult> =
  /* @__PURE__ */ rpcMock(operation, {
    example: {
      "address": "0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc",
      "accountProof": [
        "0xf90211a05a4e8f15df111e3f442f440d795222cad811c6343b986fb13734d97966ab4ec9a0ddfb4e976099646b6a28fa89211d48612182b1549f1301d303e7e7be11d0a4d1a0ded7443f99e9b68cf4a688d0345369d2a46c483f50788efc5643d0915e17e8cea08ce0e10235a8f8febd93b69752e29cef5154edf55f9c4f633249eff10d5fffb8a0c11cc01f74ee266b181031bb68bff39b41650f44bfe7ce77ed344a5f118994eea0dbba32bbce5feb3374b2b27eaca71af880542110840a54025aa93821a805148da08df8b066ce4fd539f7014a62998e96846360d5cb69f3402e94cbf46bab71d8fea0a56b130109ea0d9645f5d29581cebafd89af3404fa88c53086f18fdf4681ade2a09aca2ac612f39920064c75dcacb6253000dda77995c9ae16e217939d85018cfda0d1655561a0254ed64a3678185bbefae9b93ee9042737277ae4165f1544b1070ea0166e54384f9d8e407a102be4e47e6d6b2fad2b3c92dc1e20278e060a9e49812ea01171b3584a3b9c498404b0c8b6229bc187e245b2579f9772cba097fd5f51f490a087ddc43416930db56d654e5d838232c74c46cde9a201b6a075ec3e070fc9dda1a02ef9c1904577e08ee624042c36f879a40c5c22e1b0d00bad2b4a7f47258f4c70a04a09f399c9712dc9de7219ccffd9eb040a22465b8cdbf20f5702c04e1b75460fa0f21c05b9c499361069a61530ca9efe8017ef106146ec18763d07f7c0d5ded22080",
        "0xf851808080a0cd52a9ed69a55346b9e4984a85174c66b7dc0ccc23f174b273927e5d1ef73b92808080808080a0500e7dc4fddfc4568b2bdd3d2c7f381234d5f84a687c5aaf67bc960e993f676d808080808080",
        "0xf874a0209331cb1d584bc0703e5252f4fccf19b3887d5a12e7edad074d585640a7ff57b851f84f068b52b7d2dcc298064d2ebdf2a056e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421a0c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
      ],
      "balance": "0x52b7d2dcc298064d2ebdf2",
      "codeHash": "0xc5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470",
      "nonce": "0x6",
      "storageHash": "0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421",
      "storageProof": [
        {
          "key": "0x0",
          "value": "0x0",
          "proof": []
        }
      ]
    },
    errors: [
      {
        "code": -32000,
        "message": "cannot query unfinalized data"
      },
      {
        "code": -32602,
        "message": "missing value for required argument {index}"
      }
    ],
  })
