import {
  askClaim,
  changeEmail,
  changePhone,
  claimPhone,
  confirmChange,
  objectToClaim,
  objectToOffice,
  sendChangeCode,
  withdrawChange,
} from '#contract/contact-changes.ts';
import { deeds } from '#web/forms/actions.ts';

/**
 * The small forms that change the account's phone or e-mail, withdraw a change, or object to a claim or to a request of
 * the office.
 */
export const contactChangeDeeds = deeds({
  changePhone,
  sendChangeCode,
  confirmChange,
  changeEmail,
  withdrawChange,
  objectToClaim,
  objectToOffice,
});

/** The two forms of a claim that a phone number belongs to the sender: request a code, and send it with the claim. */
export const claimDeeds = deeds({ askClaim, claimPhone });
