import type { ProfileSection, SectionCompleteness } from '#contract/own-profile.ts';

/** Answers that a family writes in a minute. */
const ANSWERS_A_MINUTE = 6;

interface Step {
  section: ProfileSection | 'picture' | 'phone';
  /** Answers that are still to be written; 1 for the picture and the phone. */
  left: number;
  minutes: number;
}

interface Had {
  hasPicture: boolean;
  isPhoneConfirmed: boolean;
}

/** What to do next: confirm the phone, then the photo, then the form that is nearest to its end. Null where everything is there. */
export function nextStep(
  completeness: readonly SectionCompleteness[],
  { hasPicture, isPhoneConfirmed }: Had,
): Step | null {
  if (!isPhoneConfirmed) return { section: 'phone', left: 1, minutes: 1 };
  if (!hasPicture) return { section: 'picture', left: 1, minutes: 1 };
  const [nearest] = completeness
    .map(({ section, filled, of }) => ({ section, left: of - filled }))
    .filter(({ left }) => left > 0)
    .sort((one, other) => one.left - other.left);
  return nearest ? { ...nearest, minutes: Math.ceil(nearest.left / ANSWERS_A_MINUTE) } : null;
}
