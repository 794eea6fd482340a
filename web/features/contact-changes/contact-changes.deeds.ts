import {
  askClaim,
  changeEmail,
  changePhone,
  claimPhone,
  confirmChange,
  objectToClaim,
  sendChangeCode,
  withdrawChange,
} from '#contract/contact-changes.ts';
import { deeds } from '#web/forms/deeds.ts';

export const contactChangeDeeds = deeds({
  changePhone,
  sendChangeCode,
  confirmChange,
  changeEmail,
  withdrawChange,
  objectToClaim,
});

export const claimDeeds = deeds({ askClaim, claimPhone });
