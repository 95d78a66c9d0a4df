import { toBigInt, toHex, toWord } from "../codec/hex.ts"
import { precompileAddresses } from "../config/precompile-config.ts"
import { allowListFunctions, checksummed, isEnabled } from "./allow-list.ts"
import {
  addressAt,
  addressWord,
  assertWritable,
  gasCost,
  PrecompileError,
  type PrecompileFunctions,
  topicOf,
  wordAt,
} from "./precompile.ts"

const nativeMinterAddress = precompileAddresses.contractNativeMinterConfig
const mintGas = 30_000n

/** The native minter: enabled addresses can mint native coins. */
export const nativeMinter: PrecompileFunctions = {
  ...allowListFunctions(nativeMinterAddress),
  "mintNativeCoin(address,uint256)": async (call, input) => {
    const { state, caller, crypto } = call
    call.gas.use(mintGas)
    assertWritable(call)
    const to = addressAt(input, 0)
    const amount = toBigInt(wordAt(input, 1))
    if (!(await isEnabled(state, nativeMinterAddress, caller)))
      throw new PrecompileError(`non-enabled cannot mint: ${checksummed(call, caller)}`)
    call.gas.use(gasCost.log + 3n * gasCost.topic + 32n * gasCost.logByte)
    call.logs.push({
      address: nativeMinterAddress,
      topics: [
        topicOf("NativeCoinMinted(address,address,uint256)", crypto),
        toHex(addressWord(caller)),
        toHex(addressWord(to)),
      ],
      data: toWord(amount),
    })
    const balance = (await state.account(to))?.balance ?? 0n
    await state.updateAccount(to, { balance: BigInt.asUintN(256, balance + amount) })
    return new Uint8Array(0)
  },
}
