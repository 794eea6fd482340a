import * as s from './shape.ts';

/**
 * What the trust has verified about a member: phone by a code and e-mail by a link, the photo looked at, identity,
 * address, a paper of divorce or death, a personal meeting.
 */
export const BADGE_KINDS = ['phone', 'email', 'photo', 'identity', 'address', 'paper', 'met'] as const;
export type BadgeKind = (typeof BADGE_KINDS)[number];

/**
 * When a member was last active, in whole weeks from Monday: this week, one of the four weeks before, or longer ago.
 */
export const ACTIVE_BANDS = ['week', 'month', 'longer'] as const;
export type ActiveBand = (typeof ACTIVE_BANDS)[number];

/** Signs of trust that a member has besides their answers. */
export const trustSchema = s.object({
  /** `on`: the day in India, `YYYY-MM-DD`. */
  badges: s.array(s.object({ kind: s.oneOf(BADGE_KINDS), on: s.string() })),
  /** The month of the registration, `YYYY-MM`. */
  since: s.string(),
  active: s.oneOf(ACTIVE_BANDS),
});
export type Trust = s.Output<typeof trustSchema>;
