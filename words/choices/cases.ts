import type { ReportOutcome, ReportReason } from '#contract/report.ts';
import type { CaseKind } from '#contract/staff/cases.ts';
import type { Label } from '#words/label.ts';
import { publicReasons, reportReasons } from './report.ts';

/** The office's names for the kinds of its cases. */
export const caseKinds = {
  photo: { en: 'Photo', bn: 'ছবি' },
  impersonation: { en: 'A profile in somebody else’s name', bn: 'অন্যের নামে প্রোফাইল' },
  threat: { en: 'Threats or harassment', bn: 'হুমকি বা হেনস্থা' },
  number: { en: 'Phone number', bn: 'ফোন নম্বর' },
  fraud: { en: 'Fraud or false information', bn: 'প্রতারণা বা মিথ্যে' },
  behaviour: { en: 'Behaviour', bn: 'ব্যবহার' },
  other: { en: 'Something else', bn: 'অন্য কিছু' },
} as const satisfies Record<CaseKind, Label>;

/** The outcome of a case as the reporter reads it. */
export const reportOutcomes = {
  acted: { en: 'We have done what was needed', bn: 'যা করার ছিল, তা করা হয়েছে' },
  nothing: { en: 'We found nothing against the rules', bn: 'নিয়মের বাইরে কিছু পাওয়া যায়নি' },
  unclear: { en: 'The report is unclear', bn: 'অভিযোগ কী নিয়ে, বোঝা যায়নি' },
} as const satisfies Record<ReportOutcome, Label>;

/** Reasons of reports by members and by strangers. */
export const everyReason = { ...publicReasons, ...reportReasons } as const satisfies Record<ReportReason, Label>;
