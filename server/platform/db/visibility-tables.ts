import type { RestKind } from '#contract/pause.ts';

/** How each profile is shown at present (migration 0679). */
export interface VisibilityTables {
  member_visibility: MemberVisibilityView;
}

/** A profile as other families see it: the first of these that is so. `chosen`: shown to those alone whom it writes to. */
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

/** The state, and the facts behind it, each of which may be so in several states. */
interface MemberVisibilityView {
  profile_id: string;
  state: VisibilityState;
  /** `chosen` or `shown`: others see the profile. */
  is_seen: boolean;
  /** Registered wholly and asked to be shown, also while that waits. */
  has_asked: boolean;
  /** In nobody's list, by its family or the office. */
  is_absent: boolean;
  is_leaving: boolean;
  is_suspended: boolean;
  is_waiting: boolean;
  waits_for_office: boolean;
  /** By the office. */
  is_resting: boolean;
  /** By its family, and with whom. */
  pause: RestKind | null;
  pause_with: string | null;
  is_for_chosen: boolean;
  shown_at: Date | null;
  /** A day in India. */
  last_active_on: string | null;
}
