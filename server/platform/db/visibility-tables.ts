import type { RestKind } from '#contract/pause.ts';

/** The view of how other families see each profile at present (migration 0679). */
export interface VisibilityTables {
  member_visibility: MemberVisibilityView;
}

/**
 * How other families see a profile, in the order of precedence: the first state that applies. `chosen`: only those
 * families see it to whom it writes.
 */
export const VISIBILITY_STATES = [
  'leaving',
  'suspended',
  'waiting',
  'notShown',
  'resting',
  'paused',
  'chosen',
  'shown',
] as const;
export type VisibilityState = (typeof VISIBILITY_STATES)[number];

/** The state of a profile, and the facts that determine it. Each fact can be true in several states. */
interface MemberVisibilityView {
  profile_id: string;
  state: VisibilityState;
  /** Whether others see the profile: its state is `chosen` or `shown`. */
  is_seen: boolean;
  /** Whether it is registered completely and has asked to be shown, also while the request waits. */
  has_asked: boolean;
  /** Whether it is in nobody's list, because of its family or the office. */
  is_absent: boolean;
  is_leaving: boolean;
  is_suspended: boolean;
  is_waiting: boolean;
  waits_for_office: boolean;
  /** Whether the office has hidden it for some days. */
  is_resting: boolean;
  /** The pause that its family has chosen, and the member of this site with whom the match is settled. */
  pause: RestKind | null;
  pause_with: string | null;
  is_for_chosen: boolean;
  shown_at: Date | null;
  /** A day in India. */
  last_active_on: string | null;
}
