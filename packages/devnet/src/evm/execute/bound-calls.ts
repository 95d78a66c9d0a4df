import type { EVM, PrecompileFunc } from "@ethereumjs/evm"
import { EvmError } from "../chain/evm-error.ts"
import { min } from "../codec/bounds.ts"
import { evmErrors } from "./execution-error.ts"

const jumpDestination = 0x5b
const revert = 0xfd
/** Limit of the memory of all frames of a call, in bytes; the gas of a block does not pay for such calls. */
export const maxMemory = 2n ** 27n
/** Gas limit of one precompile call, since nothing can interrupt it. */
const maxPrecompileGas = 50_000_000n

/**
 * Bounds the memory and time of calls that gas does not bound, as from Helicon on. Memory and the gas of a precompile call have
 * limits, beyond which the whole call fails; the time is checked at each opcode that can start a loop or work on much memory.
 *
 * @param checkTime - throws after the time limit
 */
export function boundCalls(evm: EVM, checkTime: () => void): void {
  // biome-ignore lint/complexity/useLiteralKeys: a protected member is reached in this form alone
  boundOpcodes(evm["_opcodeMap"], checkTime)
  for (const [address, run] of evm.precompiles) evm.precompiles.set(address, boundPrecompile(address, run))
}

function boundOpcodes(opcodes: EVM["_opcodeMap"], checkTime: () => void): void {
  /** Memory words of all frames down to each depth; a deeper frame starts with an opcode that is counted here. */
  const words: bigint[] = []
  for (const [code, entry] of opcodes.entries()) {
    const { gasHandler } = entry
    if (code === jumpDestination) opcodes[code] = { ...entry, opHandler: checkTime }
    else if (entry.opcodeInfo.dynamicGas)
      opcodes[code] = {
        ...entry,
        gasHandler: async (runState, ...given) => {
          const gas = await gasHandler(runState, ...given)
          checkTime()
          if (gas > runState.gasLeft) {
            // The frame ends here. Step listeners would read its return data from memory that has not been paid for.
            if (code === revert) runState.memory.read = () => new Uint8Array()
            return gas
          }
          const { depth } = runState.env
          const together = (words[depth - 1] ?? 0n) + runState.memoryWordCount
          words[depth] = together
          if (together * 32n > maxMemory) throw new EvmError("the call wants more than 128 MiB of memory")
          return gas
        },
      }
  }
}

const boundPrecompile =
  (address: string, run: PrecompileFunc): PrecompileFunc =>
  async (input) => {
    const result = await run({ ...input, gasLimit: min(input.gasLimit, maxPrecompileGas) })
    if (input.gasLimit > maxPrecompileGas && result.exceptionError?.error === evmErrors.outOfGas)
      throw new EvmError(`the call of the precompile 0x${address} wants more than ${maxPrecompileGas} gas`)
    return result
  }
