/** The part of Bruno's own parser that the tests use; it has no types of its own. */
declare module "@usebruno/lang" {
  interface Pair {
    readonly name: string
    readonly value: string
    readonly enabled: boolean
    readonly secret?: boolean
  }

  interface BruRequest {
    readonly meta: { readonly name: string; readonly type: string; readonly seq: string }
    readonly http: { readonly method: string; readonly url: string; readonly body: string; readonly auth: string }
    readonly params?: readonly (Pair & { readonly type: "path" | "query" })[]
    readonly headers?: readonly Pair[]
    readonly body?: { readonly json?: string }
    readonly vars?: { readonly req?: readonly Pair[] }
    readonly docs?: string
  }

  export function bruToJsonV2(text: string): BruRequest
  export function bruToEnvJsonV2(text: string): { readonly variables: readonly Pair[] }
  export function collectionBruToJson(text: string): { readonly auth?: object }
}
