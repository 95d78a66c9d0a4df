/**
 * How the page after a page is found. Members are paths from the result, or from its last item; parameters are paths from the call's
 * parameters. Names in a path are separated by `/`.
 */
export type PagingModel =
  | { readonly by: "token" }
  | { readonly by: "cursor"; readonly parameter: string; readonly member: string; readonly more?: string }
  | { readonly by: "item"; readonly parameter: string; readonly member: string; readonly more?: string }
  | {
      readonly by: "offset" | "number"
      readonly parameter: string
      readonly first?: number
      readonly total?: string
      readonly more?: string
    }
  | { readonly by: "url"; readonly member: string }
  | { readonly by: "link" }

/** The pages of a listing. */
export interface ListingModel {
  /** The path of the list of items in the result; empty if the result is the list. */
  readonly items: string
  readonly paging: PagingModel
}
