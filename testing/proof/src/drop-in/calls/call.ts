import type { Avalanche } from "@avalanche-sdk/chainkit"
import type { ClientSDK } from "@avalanche-sdk/chainkit/lib/sdks.js"
import type { Subjects } from "../subjects.ts"

/** The methods of the SDK by their path, such as `data.evm.blocks.get`. */
export type MethodName<Part = Avalanche> = {
  [Key in keyof Part & string]: Key extends `_${string}`
    ? never
    : Part[Key] extends ClientSDK
      ? `${Key}.${MethodName<Part[Key]>}`
      : Key
}[keyof Part & string]

/** The request parameter of an SDK method; undefined where the method takes options alone. */
export type RequestOf<Name extends string> =
  At<Avalanche, Name> extends (...given: infer Given) => unknown
    ? Given extends [options?: infer Only]
      ? Only extends { readonly fetchOptions?: unknown } | undefined
        ? undefined
        : NonNullable<Only>
      : NonNullable<Given[0]>
    : never

type At<Part, Name extends string> = Name extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Part
    ? At<Part[Head], Rest>
    : never
  : Name extends keyof Part
    ? Part[Name]
    : never

/** The requests to SDK methods, made from the subjects of the service. */
export type Calls = { readonly [Name in MethodName]?: (subjects: Subjects) => readonly RequestOf<Name>[] }

/** The requests to SDK methods whose operations are not served. */
export type RefusedCalls = { readonly [Name in MethodName]?: RequestOf<Name> }
