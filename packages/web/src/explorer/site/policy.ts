/**
 * The content security policy of the app: its own script and styles alone, no text as HTML, and requests to the services alone. Pictures
 * may come from elsewhere, since that is where those of NFTs are; the app asks for one when somebody wants to see it.
 *
 * @param origins of services that are not at the app's own
 */
export function policyOf(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: http: https:",
    `connect-src ${["'self'", ...new Set(origins)].join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ")
}
