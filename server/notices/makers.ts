import { makePhoneCode } from '#server/domain/verification/phone-code.ts';
import { makeCaseWarning } from './case-warning.ts';
import { makeEmailLink } from './email-link.ts';
import { makeFarewell } from './farewell-message.ts';
import type { IntentKind, Message, Wanted } from './intents.ts';
import { makeInvitation } from './invitation-message.ts';
import { makeLetterAnswer } from './letter-answer.ts';
import type { NoticeServices } from './notice-services.ts';
import { makeReportNews } from './report-message.ts';
import { makeReportQuestion } from './report-question.ts';
import { makeReset } from './reset-message.ts';
import { makeStaffLetter } from './staff-letter.ts';

/**
 * Makes a code or a link at the moment of sending, keeps its hash, and gives the words; undefined where it is wanted no
 * more. Asked again it makes another: both hold until they are over.
 */
export type Maker = (services: NoticeServices, wanted: Wanted) => Promise<Message | undefined>;

export const makers: Partial<Record<IntentKind, Maker>> = {
  'phone-code': makePhoneCode,
  invitation: makeInvitation,
  farewell: makeFarewell,
  reset: makeReset,
  'email-link': makeEmailLink,
  report: makeReportNews,
  'case-warning': makeCaseWarning,
  'letter-answer': makeLetterAnswer,
  'report-question': makeReportQuestion,
  'staff-letter': makeStaffLetter,
};
