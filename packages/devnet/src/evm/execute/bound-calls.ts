import type { EVM, PrecompileFunc } from "@ethereumjs/evm"
import { EvmError } from "../chain/evm-error.ts"
import { min } from "../codec/bounds.ts"
import { evmErrors } from "./execution-error.ts"

const jumpDestination = 0x5b
const revert = 0xfd
/** Bytes that the frames of a call may have together, which no gas limit of a block pays for. */
export const maxMemory = 2n ** 27n
/** What one call of a precompile may compute, as nothing interrupts it. */
const maxPrecompileGas = 50_000_000n

/**
 * Bounds what a call takes of this process where its gas does not, as from Helicon on: its memory and the work of a precompile have
 * limits, beyond which the whole call is refused, and its time is looked at wherever code can repeat itself or work on much memory.
 *
 * @param checkTime - throws where the time is over
 */
export function boundCalls(evm: EVM, checkTime: () => void): void {
  // biome-ignore lint/complexity/useLiteralKeys: a protected member is reached in this form alone
  boundOpcodes(evm["_opcodeMap"], checkTime)
  for (const [address, run] of evm.precompiles) evm.precompiles.set(address, boundPrecompile(address, run))
}

function boundOpcodes(opcodes: EVM["_opcodeMap"], checkTime: () => void): void {
  /** What the frames down to a depth have together; a deeper frame begins with an opcode that is counted here. */
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
            // The frame ends here. What it would give back is read for those who watch each step, before it is paid for.
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
