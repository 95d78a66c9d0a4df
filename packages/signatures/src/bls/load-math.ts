import type { BlsMath } from "./bls-math.ts"
import { nativeMath } from "./native-math.ts"
import { portableMath } from "./portable-math.ts"

/**
 * Loads the fastest implementation available on this machine.
 *
 * @param load - loads blst. Default: from npm, which has it for Linux, macOS and Windows on x64 and arm64.
 */
export async function loadMath(load = () => import("@chainsafe/blst")): Promise<BlsMath> {
  try {
    return nativeMath(await load())
  } catch {
    return portableMath
  }
}
