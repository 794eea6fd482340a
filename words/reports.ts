import type { Language } from '#contract/choices.ts';
import type { NoticeKind } from '#contract/notice-kinds.ts';
import { digits } from './numbers.ts';

/** The news for a reporter without a login, by the kind of notice that a member would get. */
export type ReportNews = Extract<NoticeKind, `report${string}`>;

/** What a reporter reads, by the kind of news. */
const NEWS: Record<ReportNews, Record<Language, string>> = {
  reportRead: {
    en: 'Somebody in our office has read your report and is looking into it.',
    bn: 'অফিসের একজন আপনার অভিযোগটি পড়েছেন, এখন খোঁজ নিচ্ছেন।',
  },
  reportActed: {
    en: 'Our office has looked into your report and done what was needed. Thank you for telling us.',
    bn: 'অফিস আপনার অভিযোগটি খতিয়ে দেখেছে, আর যা করার ছিল করেছে। জানানোর জন্য ধন্যবাদ।',
  },
  reportNothing: {
    en: 'Our office has looked into your report and found nothing against our rules. If you know more, please write to us again.',
    bn: 'অফিস আপনার অভিযোগটি খতিয়ে দেখেছে, কিন্তু নিয়মের বাইরে কিছু পায়নি। আরও কিছু জানা থাকলে আবার লিখুন।',
  },
  reportUnclear: {
    en: 'Our office could not make out what your report is about. Please write to us again with everything you know.',
    bn: 'আপনার অভিযোগ কী নিয়ে, অফিস তা বুঝতে পারেনি। যা যা জানেন, আর একবার লিখে পাঠান।',
  },
};

/** Whether a kind of notice is news about a report. */
export const isReportNews = (kind: string): kind is ReportNews => Object.keys(NEWS).includes(kind);

/** Returns the news about a report, for a message or a phone call. */
export const reportNews = (news: ReportNews, language: Language): string => NEWS[news][language];

/** The text below an e-mail about a report. `address`: the page that names the officer. */
const COMPLAINT: Record<Language, (address: string) => string> = {
  en: (address) =>
    `If you do not agree with what the office did, write to the grievance officer of the trust. You will find the name and address here: ${address}`,
  bn: (address) =>
    `অফিস যা করেছে তাতে রাজি না হলে ট্রাস্টের অভিযোগ নিষ্পত্তি আধিকারিককে লিখুন। তাঁর নাম আর ঠিকানা এখানে আছে: ${address}`,
};

/** Returns where a reporter can complain about the office's decision. `site`: the site's address. */
export const whereToComplain = (language: Language, site: string): string =>
  COMPLAINT[language](`${site}/privacy-policy`);

/** The subject and the button of an e-mail about a report. */
export const REPORT_LETTER: Record<Language, { subject: (reference: string) => string; label: string }> = {
  en: { subject: (reference) => `Your report ${reference}`, label: 'See its status' },
  bn: { subject: (reference) => `আপনার অভিযোগ ${reference}`, label: 'এখন পর্যন্ত কী হল' },
};

/** The text around the office's question to a reporter. */
export const REPORT_QUESTION: Record<Language, { subject: (reference: string) => string; lead: string }> = {
  en: {
    subject: (reference) => `A question about your report ${reference}`.trim(),
    lead: 'Thank you for telling us. Our office has a question, to be sure whom you mean. Please reply to this e-mail.',
  },
  bn: {
    subject: (reference) => `আপনার অভিযোগ ${reference} নিয়ে একটি প্রশ্ন`,
    lead: 'জানানোর জন্য ধন্যবাদ। কার কথা বলছেন, তা বুঝতে অফিসের একটি প্রশ্ন আছে। এই ই-মেলের উত্তরে জানান।',
  },
};

/** The warning to staff before a case's deadline. It names nobody, because others may see the e-mail. */
export const CASE_WARNING = {
  subject: (id: number) => `Case ${id} · অভিযোগ ${digits(id, 'bn')}`,
  text: (due: string, dueBn: string) =>
    `A report has to be settled by ${due}.\nএকটি অভিযোগের মীমাংসা করার শেষ সময়: ${dueBn}।`,
  subjectOfMany: (count: number) => `${count} cases · ${digits(count, 'bn')}টি অভিযোগ`,
  textOfMany: (count: number, due: string, dueBn: string) =>
    `${count} reports are waiting; the first has to be settled by ${due}.\n${digits(count, 'bn')}টি অভিযোগের মীমাংসা বাকি, প্রথমটির শেষ সময়: ${dueBn}।`,
  label: 'Open it · খুলুন',
} as const;
