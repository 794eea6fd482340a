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

export const contactChangeDeeds = deeds({
  changePhone,
  sendChangeCode,
  confirmChange,
  changeEmail,
  withdrawChange,
  objectToClaim,
  objectToOffice,
});

export const claimDeeds = deeds({ askClaim, claimPhone });
