/** What the filter `status` wants (requirement 4.8, 4.15); undefined for both. */
export function succeededBy(status: "failed" | "success" | undefined): boolean | undefined {
  return status === undefined ? undefined : status === "success"
}
