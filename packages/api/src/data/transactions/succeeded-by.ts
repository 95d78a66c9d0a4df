/** What the filter `status` wants; undefined for both. */
export function succeededBy(status: "failed" | "success" | undefined): boolean | undefined {
  return status === undefined ? undefined : status === "success"
}
