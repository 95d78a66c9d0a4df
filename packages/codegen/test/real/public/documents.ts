/** A public document, which is not part of this repository. */
export interface PublicDocument {
  /** Its name in the table and as a client: `asana`. */
  readonly name: string
  /** The repository on GitHub that publishes it, as `OWNER/NAME`. */
  readonly repository: string
  /** The path of its main file there. */
  readonly path: string
}

/** The file in each repository, by the document's name; documents that a package on npm has too are taken from there. */
const published: Readonly<Record<string, readonly [repository: string, path: string]>> = {
  "adyen-checkout": ["Adyen/adyen-openapi", "json/CheckoutService-v71.json"],
  "adyen-management": ["Adyen/adyen-openapi", "json/ManagementService-v3.json"],
  asana: ["Asana/openapi", "defs/asana_oas.yaml"],
  box: ["box/box-openapi", "openapi.json"],
  datadog: ["DataDog/datadog-api-client-typescript", ".generator/schemas/v1/openapi.yaml"],
  digitalocean: ["digitalocean/openapi", "specification/DigitalOcean-public.v2.yaml"],
  discord: ["discord/discord-api-spec", "specs/openapi.json"],
  ethereum: ["ethereum/execution-apis", "refs-openrpc.json"],
  figma: ["figma/rest-api-spec", "openapi/openapi.yaml"],
  github: ["octokit/openapi", "generated/api.github.com.json"],
  "google-maps": ["googlemaps/openapi-specification", "dist/google-maps-platform-openapi3.json"],
  intercom: ["intercom/Intercom-OpenAPI", "descriptions/2.14/api.intercom.io.yaml"],
  kratos: ["ory/kratos", "spec/api.json"],
  kubernetes: ["kubernetes/kube-openapi", "pkg/openapiconv/testdata_generated_from_k8s/v3_api.v1.json"],
  lotus: ["filecoin-project/lotus", "build/openrpc/full.json"],
  meilisearch: ["meilisearch/open-api", "open-api.json"],
  mistral: ["mistralai/platform-docs-public", "openapi.yaml"],
  nomad: ["hashicorp/nomad-openapi", "v1/openapi.yaml"],
  okta: ["okta/okta-management-openapi-spec", "dist/current/management-minimal.yaml"],
  onfido: ["onfido/onfido-openapi-spec", "generated/artifacts/openapi/openapi.json"],
  openai: ["openai/openai-openapi", "openapi.yaml"],
  pagerduty: ["PagerDuty/api-schema", "reference/REST/openapiv3.json"],
  plaid: ["plaid/plaid-openapi", "2020-09-14.yml"],
  qdrant: ["qdrant/qdrant", "docs/redoc/master/openapi.json"],
  resend: ["resend/resend-openapi", "resend.yaml"],
  sentry: ["getsentry/sentry-api-schema", "openapi-derefed.json"],
  spotify: ["sonallux/spotify-web-api", "fixed-spotify-open-api.yml"],
  starknet: ["starkware-libs/starknet-specs", "api/starknet_api_openrpc.json"],
  twilio: ["twilio/twilio-oai", "spec/json/twilio_api_v2010.json"],
  workos: ["workos/openapi-spec", "spec/open-api-spec.yaml"],
  "xero-accounting": ["XeroAPI/Xero-OpenAPI", "xero_accounting.yaml"],
}

/** The public documents of `pnpm generate:real --documents`. */
export const publicDocuments: readonly PublicDocument[] = Object.entries(published).map(
  ([name, [repository, path]]) => ({ name, repository, path }),
)
