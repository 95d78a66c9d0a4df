/** Lines of a report that are expected, with the reason. */
export interface Allowed {
  readonly what: RegExp
  readonly reason: string
}

/** Undocumented headers that HTTP or browsers require, with the reason. */
export const ofHttp: Readonly<Record<string, string>> = {
  connection: "how the connection goes on (RFC 9110, 7.6.1)",
  "content-length": "the length of the body (RFC 9110, 8.6)",
  "content-type": "said by the media type of the response",
  date: "when the answer was made (RFC 9110, 6.6.1)",
  "keep-alive": "how long the connection is kept",
  "transfer-encoding": "how the body is framed (RFC 9112, 6.1)",
  vary: "for caches (RFC 9110, 12.5.5)",
  "x-content-type-options": "for browsers: the body is of the type that is said",
  "access-control-allow-origin": "for browsers: which pages may read the answer",
  "access-control-expose-headers": "for browsers: which headers pages may read",
}

/** Documented parts that Serac's services do not send, with the reason. */
export const neverSent: readonly Allowed[] = [
  {
    what: /the header ratelimit/,
    reason: "limits are off in the services that are compared here; the tests of errors bring them about",
  },
  { what: /^metrics any 429: the status/, reason: "the same" },
  { what: /201: the status/, reason: "hosted: it answers 201 where the requirement, and so Serac, says 200" },
  {
    what: /any 40[13]: the status/,
    reason: "keys are not looked at in the services that are compared here; the tests of errors bring it about",
  },
  { what: /any 500: the status/, reason: "a fault of the service, which no request causes" },
  {
    what: /any 502: the status/,
    reason: "a fault of a gateway before the service; the requirement lists it for every operation",
  },
  {
    what: /(?:Active|Other)Validator\.(?:avalancheGoVersion|geolocation)|field Geolocation\./,
    reason: "hosted: what its own probes of the peers find",
  },
  {
    what: /(?:Active|Other)Validator\.validatorHealth|field ValidatorHealth\./,
    reason: "the recorded node has no peers, of which alone it is told; tests of the indexer and of the service have",
  },
  {
    what: /get(?:Icm|Teleporter)Message 200: the header x-indexed-block$/,
    reason: "a message is told by all chains that are served; a service of one chain alone sends it",
  },
  {
    what: /ContractBase\.(?:bannerAsset|color|description|email|officialSite|resourceLinks|tags)|pricingProviders|PricingProviders|ResourceLink|ImageAsset\.assetId/,
    reason: "hosted: what people told it about contracts",
  },
  {
    what: /Blockchain\.genesisData/,
    reason: "hosted: Serac sends it with the transaction that created the blockchain",
  },
  {
    what: /\.vertices|field Vertex\./,
    reason: "hosted: no node of today tells the vertices that the X-Chain once had",
  },
  { what: /(?:PaidAmount|NetworkTokenDetails)\.historicalPrice/, reason: "hosted: Serac keeps no history of prices" },
  {
    what: /NftMetadataBase\.|Erc1155TokenMetadata\./,
    reason: "the metadata of the recorded tokens has no such field; tests of the indexer have",
  },
  {
    what: /SearchResult\.isUnused|SearchResults\.mistake/,
    reason:
      "a text that no answer has: an address of which nothing is indexed, a wrong checksum; tests of the data service have both",
  },
  {
    what: /^metrics the field Series\.nextPage/,
    reason: "a page has a hundred days and the recording fewer; tests of the metrics service have more",
  },
]
