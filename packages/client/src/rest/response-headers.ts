/** Headers of which nothing is described. */
type AnyHeaders = Readonly<Record<string, string | null>>

/**
 * The headers of a response, whose `get` knows those that the document describes.
 *
 * @example
 * import type { HeadersOf, TypedHeaders } from "@serac/client/rest"
 *
 * interface ListBooks {
 *   responses: { 200: { headers: { "X-Total-Count": number; [name: string]: unknown } } }
 * }
 *
 * const total = (headers: TypedHeaders<HeadersOf<ListBooks>>): number => Number(headers.get("x-total-count"))
 */
export interface TypedHeaders<Described> extends Headers {
  /**
   * The text of a header, or null if the response lacks it. A browser hides the headers of another origin that the server does not
   * expose: they are null there, also where the document requires them.
   */
  get<Name extends string>(name: Name | (keyof Described & string)): (Described & AnyHeaders)[Name]
}
