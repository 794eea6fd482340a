import { agreeToCardLink, endCardLinks, makeCardLink } from '#contract/card-links.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

/** What the page of links shows after one was made. */
export interface MadeLink extends FormResult {
  /** Told once: the server keeps no address. */
  address?: string;
}

export const MAKE = 'makeLink';

const make = (deed: string) => ({
  call: makeCardLink,
  action: formAction(makeCardLink, {
    deed,
    also: (answer): Partial<MadeLink> => (answer.ok && answer.values.address ? { address: answer.values.address } : {}),
  }),
});

export const cardLinkDeeds = deeds({
  [MAKE]: make(MAKE),
  /** With the choices of one that lives. */
  makeAnother: make('makeAnother'),
  agreeToLink: agreeToCardLink,
  endLink: endCardLinks,
  endLinks: endCardLinks,
});
