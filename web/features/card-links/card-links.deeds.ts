import { agreeToCardLink, endCardLinks, makeCardLink } from '#contract/card-links.ts';
import { deeds } from '#web/forms/deeds.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

/** What the page of links shows after one was made. */
export interface MadeLink extends FormResult {
  /** Told once: the server keeps no address. */
  address?: string;
}

export const MAKE = 'makeLink';

const make = formAction(makeCardLink, {
  deed: MAKE,
  also: (answer): Partial<MadeLink> => (answer.ok && answer.values.address ? { address: answer.values.address } : {}),
});

export const cardLinkDeeds = deeds({
  [MAKE]: { call: makeCardLink, action: make },
  agreeToLink: agreeToCardLink,
  endLink: endCardLinks,
  endLinks: endCardLinks,
});
