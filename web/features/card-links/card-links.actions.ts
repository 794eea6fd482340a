import { agreeToCardLink, endCardLinks, makeCardLink } from '#contract/card-links.ts';
import { deeds } from '#web/forms/actions.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';

/** The result of making a link. */
export interface MadeLink extends FormResult {
  /** The address of the link; missing if none was made. It is returned once, because the server does not store it. */
  address?: string;
}

/** The intent of the button that makes a link. */
export const MAKE = 'makeLink';

/** Returns a deed that makes a link, with this name. */
const makeLinkDeed = (deed: string) => ({
  call: makeCardLink,
  action: formAction(makeCardLink, {
    deed,
    also: (answer): Partial<MadeLink> => {
      const address = answer.ok ? answer.values.address : undefined;
      return address ? { address } : {};
    },
  }),
});

/** The small forms for links to the reader's own card: make one, agree to its guarded parts, end one or all. */
export const cardLinkDeeds = deeds({
  [MAKE]: makeLinkDeed(MAKE),
  /** Makes a link with the same parts as an active one. */
  makeAnother: makeLinkDeed('makeAnother'),
  agreeToLink: agreeToCardLink,
  /** Ends the link that the form names. */
  endLink: endCardLinks,
  /** Names no link and so ends all of them. */
  endLinks: endCardLinks,
});
