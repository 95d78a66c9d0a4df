import { toHex } from "../codec/hex.ts"
import type { Header } from "../header/header.ts"
import { EvmError } from "./evm-error.ts"

/** @throws EvmError that names the first field in which a given header differs from the computed one */
export function assertSameHeader(given: Header, made: Header): void {
  for (const name of Object.keys({ ...given, ...made }) as (keyof Header)[]) {
    const [have, want] = [headerValueText(given[name]), headerValueText(made[name])]
    if (have !== want) throw new EvmError(`invalid ${name}: have ${have}, want ${want}`)
  }
}

const headerValueText = (value: Header[keyof Header]): string =>
  value instanceof Uint8Array ? toHex(value) : String(value)
