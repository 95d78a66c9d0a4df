/**
 * The parameters of a method: arrays and objects may be readonly, since the client does not change them.
 *
 * @example
 * import type { ParametersOf } from "@serac/client/rpc"
 *
 * const addresses = ["X-avax1cs3enhckqgeqpvpjv2cn3kjs3xnlr3ln5v7y2p"] as const
 * const parameters: ParametersOf<{ addresses: string[]; limit?: number }> = { addresses }
 */
export type ParametersOf<Parameters> = unknown extends Parameters
  ? Parameters
  : Parameters extends string | number | bigint | boolean | null | undefined
    ? Parameters
    : { readonly [Name in keyof Parameters]: ParametersOf<Parameters[Name]> }
