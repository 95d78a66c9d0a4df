/**
 * The content security policy of the app: only its own scripts and styles, no HTML from strings, and requests only to the services. Pictures
 * may come from any origin, since NFTs refer to any; the app loads one only after a click.
 *
 * @param origins of services with other origins than the app
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
