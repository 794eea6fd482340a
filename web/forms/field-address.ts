import type { ProfileSection } from '#contract/own-profile.ts';
import { STEP } from './step-controls.ts';
import { type FormAddress, type FormAnswer, formSteps } from './steps.ts';

/** An answer of any form of a profile, as `personal.father.name`, or the photo. */
export type AskedFor = FormAnswer | `profile.${'name' | 'email' | 'gender'}` | 'picture';

/** Where an answer is asked for: its page, its step there, and its control, which takes the focus. */
export function addressOf(answer: AskedFor): string {
  if (answer === 'picture') return '/update-profile-image';
  const control = answer.slice(answer.indexOf('.') + 1);
  for (const [page, steps] of Object.entries(formSteps)) {
    for (const [step, answers] of Object.entries<readonly string[]>(steps))
      if (answers.includes(answer)) return `${page}?${STEP}=${step}#${control}`;
  }
  return `/dashboard#${control}`;
}

/** The page of a section of the profile: it opens at the first step that is not done. */
export const formOf = {
  profile: '/dashboard#name',
  picture: '/update-profile-image',
  address: '/communication-details',
  personal: '/personal-information',
  health: '/health-details',
  paternal: '/paternal-bibliography',
  maternal: '/maternal-bibliography',
} as const satisfies Readonly<Record<ProfileSection | 'picture', FormAddress | `/${string}`>>;
