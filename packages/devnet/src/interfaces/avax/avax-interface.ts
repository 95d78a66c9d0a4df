import type { ByNameMethod, ByNameMethods } from "@serac/wire/node"
import { avaxMethodsAfterHelicon } from "./avax-after-helicon.ts"
import { avaxMethodsBeforeHelicon } from "./avax-before-helicon.ts"
import type { AvaxInterfaceOptions } from "./avax-options.ts"

/** The methods of `/ext/bc/C/avax`, of the virtual machine that is active at the time of a call. */
export function avaxMethods(options: AvaxInterfaceOptions): ByNameMethods {
  const [before, after] = [avaxMethodsBeforeHelicon(options), avaxMethodsAfterHelicon(options)]
  const { hasHelicon = () => false } = options
  const names = Object.keys(before) as (keyof typeof before)[]
  return Object.fromEntries(
    names.map((name): [string, ByNameMethod] => {
      const { parameters } = before[name]
      return [name, { parameters, call: (given) => (hasHelicon() ? after : before)[name].call(given) }]
    }),
  )
}
