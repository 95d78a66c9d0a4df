import type { AnySchema } from "../codec/schema.ts"
import { formatId } from "../text/id.ts"
import { fxID } from "./fx-id.ts"
import type { Exception } from "./node-json.ts"

interface Typed {
  readonly type: string
}

/** The JSON of outputs and inputs includes their feature extension. */
export const transferables = (
  output: AnySchema,
  input: AnySchema,
  fxIDOf: (value: Typed) => string,
): [AnySchema, Exception][] => [
  [output, ({ member }, value: { output: Typed }) => [member("assetID"), fxID(fxIDOf(value.output)), member("output")]],
  [
    input,
    ({ member }, value: { input: Typed }) => [
      member("txID"),
      member("outputIndex"),
      member("assetID"),
      fxID(fxIDOf(value.input)),
      member("input"),
    ],
  ],
]

export const idMember = ({ id }: { id: Uint8Array }): string => `"id":"${formatId(id)}"`

/** The JSON of a transaction includes its id. */
export const transaction: Exception = ({ member }, value: { id: Uint8Array }) => [
  member("unsigned", "unsignedTx"),
  member("credentials"),
  idMember(value),
]
