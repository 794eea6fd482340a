import type { ProfileSection } from '#contract/own-profile.ts';
import { STEP } from './step-controls.ts';
import { type FormAddress, type FormAnswer, formSteps } from './steps.ts';

/** An answer of any form of a profile, as `personal.father.name`, or the photo. */
export type AskedFor = FormAnswer | `profile.${'name' | 'email' | 'gender'}` | 'picture';

/** Returns the address of the field for an answer: its page, its step, and its control, which receives the focus. */
export function addressOf(answer: AskedFor): string {
  if (answer === 'picture') return '/update-profile-image';
  const control = answer.slice(answer.indexOf('.') + 1);
  for (const [page, steps] of Object.entries(formSteps)) {
    for (const [step, answers] of Object.entries<readonly string[]>(steps))
      if (answers.includes(answer)) return `${page}?${STEP}=${step}#${control}`;
  }
  return `/dashboard#${control}`;
}

/** The pages of the profile's sections. Each opens at the first unfinished step. */
export const sectionPages = {
  profile: '/dashboard#name',
  picture: '/update-profile-image',
  address: '/communication-details',
  personal: '/personal-information',
  health: '/health-details',
  paternal: '/paternal-bibliography',
  maternal: '/maternal-bibliography',
} as const satisfies Readonly<Record<ProfileSection | 'picture', FormAddress | `/${string}`>>;
