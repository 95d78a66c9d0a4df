/** A bar for a share, 0 to 1, with a label. */
export function Meter({ value, label }: { readonly value: number; readonly label: string }) {
  const hundredths = Math.floor(value * 1_000) / 10
  return (
    <svg
      class="meter"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      role="img"
      aria-label={`${label}: ${hundredths} %`}
    >
      <rect class="meter-whole" width="100" height="4" />
      <rect class="meter-part" width={Math.max(0, Math.min(100, value * 100))} height="4" />
    </svg>
  )
}
