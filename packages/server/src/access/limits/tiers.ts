/** Maximum compute units. */
export interface Quotas {
  /** Per clock minute. */
  readonly minute: number
  /** Per day, from 00:00 UTC on. */
  readonly day: number
}

/** The tiers of the data service, with the figures that the hosted service publishes. */
export const dataTiers = {
  unauthenticated: { minute: 6_000, day: 1_200_000 },
  free: { minute: 8_000, day: 2_000_000 },
  base: { minute: 10_000, day: 3_750_000 },
  growth: { minute: 14_000, day: 11_200_000 },
  pro: { minute: 20_000, day: 25_000_000 },
} as const satisfies Readonly<Record<string, Quotas>>

/** Quotas of each address at the metrics service, which has no keys: the hosted service's figures. */
export const metricsQuotas: Quotas = { minute: 8_000, day: 1_200_000 }
