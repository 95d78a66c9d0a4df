/** The package with an API's client. */
export interface Client {
  /** `@serac/data` */
  readonly packageName: string
  /** The stem of its exported names: `Data` gives `createDataClient`. */
  readonly prefix: string
}

/** A document of a site. */
export interface SiteDocument {
  /** Name of the document in links: `data`. Letters, digits and `-`. */
  readonly name: string
  /** Title in the list of documents. */
  readonly title: string
  /** Returns the document as JSON text; called at its first request. */
  readonly text: () => Promise<string>
  /** The path at which the page's server already serves the document: `/openapi.json`. Default: a path below the page. */
  readonly path?: string
  /** The package of its client, for TypeScript examples. */
  readonly client?: Client
  /** Whether the page's server serves the operations of the document. Default: calls go to the servers in the document. */
  readonly isHere?: boolean
}

/** The description of a document in the page's data. */
export interface PageDocument {
  readonly name: string
  readonly title: string
  /** URL relative to the page. */
  readonly url: string
  readonly client?: Client
  readonly isHere?: boolean
}
